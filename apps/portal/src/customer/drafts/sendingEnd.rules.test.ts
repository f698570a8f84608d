import type { ApiResult, StoredMessage } from '@mina-sidor/api-client';
import { expect, it } from 'vitest';

import { aStoredMessage } from '../../testing/aStoredMessage.ts';
import { sendingEndOf } from './sendingEnd.rules.ts';

const url = '/api/Communication/PostMessageToConversation';
const failed = (problem: string, isRefusal = false) => ({ type: 'failed', problem, isRefusal });
const lost = { type: 'lost' };
const http = (status: number): ApiResult<never> => ({ outcome: 'http', status, url });

it.each<[string, ApiResult<StoredMessage>, object]>([
  [
    'stored',
    { outcome: 'ok', value: aStoredMessage, headers: new Headers() },
    { type: 'sent', message: aStoredMessage },
  ],
  ['400', http(400), failed('failed', true)],
  ['403', http(403), failed('failed')],
  ['404', http(404), failed('failed')],
  ['408', http(408), lost],
  ['409', http(409), failed('failed')],
  ['413', http(413), failed('failed', true)],
  ['429', http(429), failed('failed')],
  ['500', http(500), failed('failed')],
  ['502', http(502), lost],
  ['503 without a system', http(503), lost],
  ['504', http(504), lost],
  ['503', { outcome: 'unavailable', system: 'messages', url }, failed('systemOff')],
  ['401', { outcome: 'expired', url }, failed('loggedOut')],
  ['a cut line', { outcome: 'network', url }, lost],
  ['no answer in time', { outcome: 'timeout', url }, lost],
  [
    'an answer that cannot be read',
    { outcome: 'invalid', url, reason: 'id: expected string' },
    lost,
  ],
])('of a message that met %s the customer is told what is certain [E12]', (_, result, end) => {
  expect(sendingEndOf(result, null)).toEqual(end);
});

it.each([
  [null, failed('stopped')],
  [{ sentBytes: 0, totalBytes: 10 }, failed('stopped')],
  [{ sentBytes: 9, totalBytes: 10 }, failed('stopped')],
  [{ sentBytes: 10, totalBytes: 10 }, lost],
])(
  'a sending that is stopped at %o is only certain while something of it is left [Z10]',
  (progress, end) => {
    expect(sendingEndOf({ outcome: 'aborted', url }, progress)).toEqual(end);
  },
);
