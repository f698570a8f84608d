import type { ApiFailure, ApiResult, StoredMessage } from '@mina-sidor/api-client';
import { expect, it } from 'vitest';

import { aStoredMessage } from '../../testing/aStoredMessage.ts';
import { endBeforeCall, sendingEndOf } from './sendingEnd.rules.ts';

const url = '/api/Communication/PostMessageToConversation';
const failed = (problem: string) => ({ type: 'failed', problem });
const refused = { type: 'refused', file: null };
const lost = { type: 'lost' };
const http = (status: number): ApiResult<never> => ({ outcome: 'http', status, url });

it.each<[string, ApiResult<StoredMessage>, object]>([
  [
    'stored',
    { outcome: 'ok', value: aStoredMessage, headers: new Headers() },
    { type: 'sent', message: aStoredMessage },
  ],
  ['400', http(400), refused],
  [
    '400 for a file',
    { outcome: 'http', status: 400, url, refusedFile: 1 },
    { type: 'refused', file: 1 },
  ],
  ['403', http(403), failed('failed')],
  ['404', http(404), failed('failed')],
  ['408', http(408), lost],
  ['409', http(409), failed('failed')],
  ['413', http(413), refused],
  ['429', { outcome: 'tooMany', url, waitMs: null }, failed('failed')],
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
  expect(sendingEndOf(result, false)).toEqual(end);
});

it.each([
  ['some of it is left', 'stopped', false],
  ['all of it has left', 'lost', true],
])('a sending that is stopped when %s is %s [Z10]', (_, type, hasLeft) => {
  expect(sendingEndOf({ outcome: 'aborted', url }, hasLeft)).toEqual({ type });
});

it.each<[string, ApiFailure, object]>([
  ['the customer stops it', { outcome: 'aborted', url }, { type: 'stopped' }],
  ['the session is gone', { outcome: 'expired', url }, failed('loggedOut')],
  ['a system is off', { outcome: 'unavailable', system: 'messages', url }, failed('systemOff')],
  ['the line is cut', { outcome: 'network', url }, failed('failed')],
  ['no answer comes', { outcome: 'timeout', url }, failed('failed')],
  ['the server refuses', { outcome: 'http', status: 400, url }, failed('failed')],
  ['a gateway answers', { outcome: 'http', status: 502, url }, failed('failed')],
])('a message has certainly not left when %s before its own call [E12]', (_, failure, end) => {
  expect(endBeforeCall(failure)).toEqual(end);
});
