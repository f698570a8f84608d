import { afterEach, expect, it } from 'vitest';

import { earlyCallsScript } from '../../earlyCalls.ts';
import { paths } from '../paths.ts';
import { takeEarlyAnswer } from './earlyAnswers.ts';

afterEach(() => {
  globalThis.earlyAnswers = undefined;
});

it('gives the early answer to one call, and none to the next or to another address', async () => {
  globalThis.earlyAnswers = new Map([['/a', Promise.resolve(new Response('early'))]]);
  expect(takeEarlyAnswer('/b', {})).toBeUndefined();
  expect(await (await takeEarlyAnswer('/a', {}))?.text()).toBe('early');
  expect(takeEarlyAnswer('/a', {})).toBeUndefined();
});

it('gives none after a log-in or a log-out, when it may be another customer’s', () => {
  globalThis.earlyAnswers = new Map([['/a', Promise.resolve(new Response('early'))]]);
  expect(takeEarlyAnswer('/logout', { method: 'POST' })).toBeUndefined();
  expect(takeEarlyAnswer('/a', { method: 'GET' })).toBeUndefined();
});

it('is not made on the logged-out page', () => {
  expect(earlyCallsScript()).toContain(JSON.stringify(paths.loggedOut));
});
