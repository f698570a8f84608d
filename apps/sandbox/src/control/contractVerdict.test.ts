import { describe, expect, it } from 'vitest';

import { contractVerdict, type AnsweredCall } from './contractVerdict.ts';

const good: AnsweredCall = {
  method: 'GET',
  path: '/api/PortalIdentity/GetUser',
  status: 200,
  hasFault: false,
  problem: null,
};
const post = '/api/Communication/PostMessageToConversation';

describe('the verdict on a call', () => {
  it.each<[string, Partial<AnsweredCall>, object]>([
    ['as documented', {}, { kind: 'follows' }],
    ['a documented error', { status: 503 }, { kind: 'follows' }],
    ['without a session', { status: 401 }, { kind: 'follows' }],
    [
      'with a part of its own in the path',
      { path: '/api/BankIdLogin/StartLogin/qr' },
      { kind: 'follows' },
    ],
    ['the live connection', { path: '/portalHub/negotiate', method: 'POST' }, { kind: 'follows' }],
    ['met by a fault', { status: 503, hasFault: true }, { kind: 'fault' }],
    ['cut by a fault', { status: null, hasFault: true }, { kind: 'fault' }],
    [
      'an unknown address',
      { path: '/api/Foo', status: 404 },
      { kind: 'deviates', what: 'address' },
    ],
    ['another method', { method: 'PUT', status: 404 }, { kind: 'deviates', what: 'address' }],
    ['a status that is not documented', { status: 418 }, { kind: 'deviates', what: 'status' }],
    ['an empty answer in place of JSON', { status: 204 }, { kind: 'deviates', what: 'status' }],
    ['an answer of another form', { status: 500 }, { kind: 'deviates', what: 'answer' }],
    [
      'a field that is missing',
      {
        method: 'POST',
        path: post,
        status: 400,
        problem: 'body: clientMessageId is missing or of the wrong form.',
      },
      { kind: 'deviates', what: 'request', field: 'clientMessageId' },
    ],
    [
      'a missing anti-forgery header',
      {
        method: 'POST',
        path: post,
        status: 400,
        problem: 'The anti-forgery header is missing or wrong.',
      },
      { kind: 'follows' },
    ],
  ])('%s', (_name, call, expected) => {
    const method = call.method ?? 'GET';
    expect(contractVerdict({ ...good, ...call, method })).toEqual(expected);
  });
});
