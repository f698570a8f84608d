import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

import { readInput } from '../schemas.ts';
import type { Services } from '../services.ts';
import { allTransports } from '../signalr/hub.types.ts';

const offerSchema = v.strictObject({ transports: v.array(v.picklist(allTransports)) });

/** Any name and any payload: a test may want to see what becomes of a wrong one. */
const publishSchema = v.strictObject({
  personalNumber: v.string(),
  event: v.string(),
  payload: v.unknown(),
});

const closeSchema = v.strictObject({
  personalNumber: v.string(),
  allowReconnect: v.optional(v.boolean(), false),
});

/** Looking at the live connection, and playing the server's side of it. */
export function mountHubControl(app: FastifyInstance, { portalHub }: Services): void {
  const { hub } = portalHub;

  app.get('/sandbox/api/hub', () => ({
    transports: portalHub.transports(),
    connections: hub
      .openConnections()
      .map(({ visitor, transport }) => ({ personalNumber: visitor.userId, transport })),
    joinings: portalHub.joinings(),
  }));

  app.put('/sandbox/api/hub', (request) => {
    portalHub.offer(readInput(offerSchema, request.body, 'body').transports);
    return { transports: portalHub.transports() };
  });

  app.post('/sandbox/api/hub/publish', (request) => {
    const { personalNumber, event, payload } = readInput(publishSchema, request.body, 'body');
    return { connections: hub.sendToUser(personalNumber, event, [payload]) };
  });

  app.post('/sandbox/api/hub/close', (request) => {
    const { personalNumber, allowReconnect } = readInput(closeSchema, request.body, 'body');
    const isOf = ({ userId }: { readonly userId: string }) => userId === personalNumber;
    return { connections: hub.endWhere(isOf, { allowReconnect }) };
  });
}
