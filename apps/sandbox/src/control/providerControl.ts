import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

import { siteStateSchema } from '@mina-sidor/api-client/contract';

import { readInput } from '../schemas.ts';
import type { Services } from '../services.ts';
import { faultSchema } from './faults.ts';

const vipSchema = v.strictObject({ vip: v.boolean() });
const onlineSchema = v.strictObject({ online: v.boolean() });
const informationTextSchema = v.strictObject({ html: v.string() });

/** What the provider's staff and its operations can switch, break and look at. */
export function mountProviderControl(app: FastifyInstance, services: Services): void {
  const { settings, faults, calls } = services;

  app.get('/sandbox/api/health', () => ({ status: 'ok' }));

  app.post('/sandbox/api/reset', (_request, reply) => {
    services.reset();
    return reply.code(204).send();
  });

  app.get('/sandbox/api/site-state', () => settings.siteState());

  // Replaces the list as a whole, so that a system can also be without an entry (row T05).
  app.put('/sandbox/api/site-state', (request) => {
    settings.set('siteState', readInput(siteStateSchema, request.body, 'body'));
    return settings.siteState();
  });

  // Changes the named systems and leaves the others as they are.
  app.patch('/sandbox/api/site-state', (request) => {
    const changes = readInput(siteStateSchema, request.body, 'body');
    const after = new Map(settings.siteState().map(({ system, online }) => [system, online]));
    for (const { system, online } of changes) after.set(system, online);
    settings.set(
      'siteState',
      [...after].map(([system, online]) => ({ system, online })),
    );
    return settings.siteState();
  });

  app.put('/sandbox/api/vip', (request) => {
    settings.set('vip', readInput(vipSchema, request.body, 'body').vip);
    return { vip: settings.vip() };
  });

  app.put('/sandbox/api/bankid-state', (request) => {
    settings.set('bankIdOnline', readInput(onlineSchema, request.body, 'body').online);
    return { online: settings.bankIdOnline() };
  });

  app.put('/sandbox/api/information-text', (request) => {
    settings.set('informationText', readInput(informationTextSchema, request.body, 'body').html);
    return { html: settings.informationText() };
  });

  app.post('/sandbox/api/faults', (request) => ({
    id: faults.add(readInput(faultSchema, request.body, 'body')),
  }));

  app.delete('/sandbox/api/faults', (_request, reply) => {
    faults.clear();
    return reply.code(204).send();
  });

  app.get('/sandbox/api/calls', () => calls.list());

  app.delete('/sandbox/api/calls', (_request, reply) => {
    calls.clear();
    return reply.code(204).send();
  });
}
