import { execFileSync } from 'node:child_process';

import type { BenchServer } from '../startServer.ts';

/** Customers of the sandbox, among whom the idle sessions are spread. */
export const customers = ['198704129843', '197509239831', '196305179860', '199201309805'] as const;

/** Memory of the server's process, in bytes. */
export function memoryOf({ pid }: BenchServer): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) * 1024;
}

/** Logs a customer in and answers the cookies of the new session. */
export async function logIn(hub: BenchServer, personalNumber: string): Promise<string> {
  const response = await send(hub, 'login', { personalNumber });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Asks the sandbox's control API. */
export function send({ address }: BenchServer, path: string, body: object): Promise<Response> {
  return fetch(`${address}/sandbox/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Publishes an event to the customer. */
export const publish = (hub: BenchServer, personalNumber: string): Promise<unknown> =>
  send(hub, 'hub/publish', {
    personalNumber,
    event: 'onPublishRepliedToConversation',
    payload: { conversationId: '1' },
  });
