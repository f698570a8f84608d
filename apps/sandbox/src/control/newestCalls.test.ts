import { expect, it } from 'vitest';

import type { LoggedCall } from './callLog.ts';
import { type callChoices, newestCalls } from './newestCalls.ts';

const call = (id: number, path: string, kind: 'follows' | 'fault'): LoggedCall => ({
  id,
  method: 'POST',
  path,
  query: '',
  at: '2026-11-20T10:42:00Z',
  headers: { accept: null, 'cache-control': null, pragma: null, 'x-xsrf-token': false },
  answer: { status: 204, milliseconds: 1, verdict: { kind } },
});

it('tells of the hundred newest, and counts all', () => {
  const many = Array.from({ length: 130 }, (_, index) => call(index + 1, '/api', 'follows'));
  const answer = newestCalls(many, 'all');
  expect(answer.calls.map(({ id }) => id)).toEqual(
    Array.from({ length: 100 }, (_, index) => 130 - index),
  );
  expect(answer.counts.all).toBe(130);
});

const alive = '/api/PortalIdentity/SendBrowserAlive';
const calls = [
  call(1, '/api/PortalDamage/GetDamages', 'follows'),
  call(2, alive, 'fault'),
  call(3, alive, 'follows'),
];

it.each<[(typeof callChoices)[number], readonly number[]]>([
  ['all', [3, 2, 1]],
  ['asked', [2, 1]],
  ['deviates', []],
])('tells of the newest first: %s', (only, ids) => {
  const answer = newestCalls(calls, only);
  expect(answer.calls.map(({ id }) => id)).toEqual(ids);
  expect(answer.counts).toEqual({ all: 3, follows: 2, deviates: 0, fault: 1 });
});
