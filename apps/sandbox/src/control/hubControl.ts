import * as v from 'valibot';

import type { Operations } from './operations.ts';
import { readInput } from '../schemas.ts';
import type { Services } from '../services.ts';
import { allTransports } from '../signalr/hub.types.ts';

const offerSchema = v.strictObject({ transports: v.array(v.picklist(allTransports)) });

/** Any name and any payload: a test may send wrong ones. */
const publishSchema = v.strictObject({
  personalNumber: v.string(),
  event: v.string(),
  payload: v.unknown(),
});

const closeSchema = v.strictObject({
  personalNumber: v.string(),
  allowReconnect: v.optional(v.boolean(), false),
});

/** Shows the live connections, and sends and closes as the server would. */
export const hubControl = ({ portalHub }: Services) =>
  ({
    'GET hub': () => ({
      transports: portalHub.transports(),
      connections: portalHub.hub
        .openConnections()
        .map(({ visitor, transport }) => ({ personalNumber: visitor.userId, transport })),
      joinings: portalHub.joinings(),
    }),
    'PUT hub': ({ body }) => {
      portalHub.offer(readInput(offerSchema, body, 'body').transports);
      return { transports: portalHub.transports() };
    },
    'POST hub/publish': ({ body }) => {
      const { personalNumber, event, payload } = readInput(publishSchema, body, 'body');
      return { connections: portalHub.send(personalNumber, event, payload) };
    },
    'POST hub/close': ({ body }) => {
      const { personalNumber, allowReconnect } = readInput(closeSchema, body, 'body');
      const isTheirs = ({ userId }: { readonly userId: string }) => userId === personalNumber;
      return { connections: portalHub.hub.endWhere(isTheirs, { allowReconnect }) };
    },
  }) satisfies Operations;
