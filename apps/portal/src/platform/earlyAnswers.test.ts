import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { earlyAnswersCome, sentBefore, takeEarlyAnswer } from './earlyAnswers.ts';

const minute = 60_000;

/** An early answer of `/a`, asked for at 1000 ms in the session `first`. */
beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
  globalThis.earlyAnswers = {
    askedAt: 1000,
    mark: 'first',
    answers: new Map([['/a', Promise.resolve(new Response('early'))]]),
  };
});
afterEach(() => {
  globalThis.earlyAnswers = undefined;
});

it('gives the early answer to one call, and none to the next or to another address', async () => {
  expect(takeEarlyAnswer('/b', {}, 'first')).toBeUndefined();
  expect(await (await takeEarlyAnswer('/a', {}, 'first'))?.text()).toBe('early');
  expect(takeEarlyAnswer('/a', {}, 'first')).toBeUndefined();
});

it('gives none after a log-in or a log-out, when it may be another customer’s', () => {
  expect(takeEarlyAnswer('/logout', { method: 'POST' }, 'first')).toBeUndefined();
  expect(takeEarlyAnswer('/a', { method: 'GET' }, 'first')).toBeUndefined();
});

it('gives it after a call that only reports something', () => {
  for (const url of ['/api/Exception/LogError', '/api/PortalIdentity/SendBrowserAlive'])
    expect(takeEarlyAnswer(url, { method: 'POST' }, 'first')).toBeUndefined();
  expect(takeEarlyAnswer('/a', {}, 'first')).toBeDefined();
});

it.each(['second', null])('gives none in another session: %s', (mark) => {
  expect(takeEarlyAnswer('/a', {}, mark)).toBeUndefined();
  expect(takeEarlyAnswer('/a', {}, 'first')).toBeUndefined();
});

it('gives none that nobody has taken for a minute', () => {
  vi.setSystemTime(1000 + minute + 1);
  expect(takeEarlyAnswer('/a', {}, 'first')).toBeUndefined();
});

it('counts a call as sent with the early ones while any of them waits', () => {
  vi.setSystemTime(5000);
  expect(sentBefore()).toBe(4000);
  void takeEarlyAnswer('/a', {}, 'first');
  expect(sentBefore()).toBe(0);
});

it('tells when all have come, also those that fail', async () => {
  globalThis.earlyAnswers?.answers.set('/b', Promise.reject(new TypeError('no network')));
  await expect(earlyAnswersCome()).resolves.toBeUndefined();
});
