import fastifyCookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Endpoint } from '@mina-sidor/api-client/contract';

import { sendProblem, toProblem } from '../problem.ts';
import { createServices, type Services } from '../services.ts';
import { rotationGraceMs, type Session } from '../store/sessions.ts';
import { createManualClock, type ManualClock } from '../testing/startSandbox.ts';
import { mountRoutes } from './mountRoutes.ts';
import { sessionRoute } from './route.ts';

const order = {
  method: 'GET',
  path: '/api/Order',
  access: 'session',
  changesState: true,
  response: { kind: 'json', schema: v.object({ ordered: v.pipe(v.number(), v.maxValue(1)) }) },
  errors: [],
} as const satisfies Endpoint;
const broken = { ...order, path: '/api/Broken', changesState: false } as const satisfies Endpoint;
const missing = { ...broken, path: '/api/Missing' } as const satisfies Endpoint;

let services: Services;
let app: FastifyInstance;
let session: Session;
let clock: ManualClock;

beforeEach(async () => {
  clock = createManualClock();
  services = createServices({ data: ':memory:', clock });
  session = services.logIn('198704129843');
  app = fastify();
  app.setErrorHandler((error, _request, reply) => sendProblem(reply, toProblem(error)));
  await app.register(fastifyCookie);
  const routes = [
    sessionRoute(order, () => ({ ordered: 1 })),
    sessionRoute(broken, () => ({ ordered: 2 })),
  ];
  mountRoutes(app, [order, broken], routes, services.sessions);
});

afterEach(async () => {
  await app.close();
  services.close();
});

const call = async (url: string, token?: string, method: 'GET' | 'HEAD' = 'GET') => {
  const answer = await app.inject({
    method,
    url,
    cookies: { 'mina-sidor-session': services.sessions.withId(session.id)?.value ?? '' },
    headers: { host: 'localhost', ...(token !== undefined && { 'x-xsrf-token': token }) },
  });
  return answer.statusCode;
};

describe('a call of a logged-in customer that changes something', () => {
  it('needs the anti-forgery header, also as a GET', async () => {
    expect(await call('/api/Order')).toBe(400);
    expect(await call('/api/Order', 'guess')).toBe(400);
    expect(await call('/api/Order', session.antiForgeryToken)).toBe(200);
  });

  it('is not done by a HEAD, which no call of the contract has', async () => {
    const run = vi.fn(() => ({ ordered: 1 }));
    const other = { ...order, path: '/api/Other' } as const satisfies Endpoint;
    mountRoutes(app, [other], [sessionRoute(other, run)], services.sessions);
    expect(await call('/api/Other', session.antiForgeryToken, 'HEAD')).toBe(404);
    expect(run).not.toHaveBeenCalled();
  });

  it('refuses another customer’s token', async () => {
    const other = services.logIn('197509239831');
    expect(await call('/api/Order', other.antiForgeryToken)).toBe(400);
  });

  it('accepts the token before the newest one, but no older one', async () => {
    services.sessions.renew(session.id);
    expect(await call('/api/Order', session.antiForgeryToken)).toBe(200);
    clock.advance(rotationGraceMs);
    services.sessions.renew(session.id);
    expect(await call('/api/Order', session.antiForgeryToken)).toBe(400);
  });
});

describe('the contract', () => {
  it('is checked for every answer: a wrong one becomes a 500', async () => {
    const printed = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(await call('/api/Broken')).toBe(500);
    expect(printed).toHaveBeenCalledOnce();
    printed.mockRestore();
  });

  it('does not start while a call of the contract has no route', () => {
    expect(() => mountRoutes(fastify(), [missing], [], services.sessions)).toThrow(
      'No route of the sandbox answers /api/Missing.',
    );
  });
});
