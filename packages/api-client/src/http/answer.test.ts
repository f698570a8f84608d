import { expect, it } from 'vitest';

import { isSuccess, toFailure } from './answer.ts';

const noon = 'Wed, 25 Nov 2026 12:00:00 GMT';
const later = 'Wed, 25 Nov 2026 12:00:40 GMT';

it.each([
  ['seconds', { 'retry-after': '17' }, 17_000],
  ['no time at all', {}, null],
  ['a date after that of the answer', { 'retry-after': later, date: noon }, 40_000],
  ['a date that is over', { 'retry-after': noon, date: later }, 0],
  ['a date in an answer without one', { 'retry-after': later }, null],
  ['a number that is no whole number', { 'retry-after': '2.5', date: noon }, null],
  ['a word', { 'retry-after': 'soon', date: noon }, null],
])('a refusal of one call too many tells how long to wait, by %s: %j', (_what, headers, waitMs) => {
  const head = { status: 429, headers: new Headers(headers) };
  expect(toFailure(head, '/')).toEqual({ outcome: 'tooMany', url: '/', waitMs });
});

it.each([
  ['the server', 'application/problem+json', { outcome: 'http', status: 404, url: '/' }],
  ['the server, without a body', '', { outcome: 'http', status: 404, url: '/' }],
  [
    'something before the server',
    'text/html; charset=utf-8',
    { outcome: 'invalid', url: '/', reason: 'the answer is text' },
  ],
  [
    'something before the server',
    'text/plain',
    { outcome: 'invalid', url: '/', reason: 'the answer is text' },
  ],
])('that there is no such thing is known from %s: %s [Z27, Z30, Z60]', (_who, type, failure) => {
  const headers = new Headers(type === '' ? {} : { 'content-type': type });
  expect(toFailure({ status: 404, headers }, '/')).toEqual(failure);
});

it('another failure is told as it is, also when it comes as a web page [Z60]', () => {
  const headers = new Headers({ 'content-type': 'text/html' });
  expect(toFailure({ status: 500, headers }, '/')).toEqual({
    outcome: 'http',
    status: 500,
    url: '/',
  });
});

it.each([
  [199, false],
  [200, true],
  [299, true],
  [300, false],
])('a status of %d is a success: %s', (status, expected) => {
  expect(isSuccess(status)).toBe(expected);
});
