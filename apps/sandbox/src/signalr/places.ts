import { randomBytes } from 'node:crypto';

import { type Connection, createConnection, type Transport } from './createConnection.ts';
import type { HubLimits, HubMethod, TransportName, Visitor } from './hub.types.ts';
import type { LongPolling } from './transports/longPolling.ts';

/** What carries a negotiated connection; a token is used for one transport only. */
type Carrier =
  | { readonly by: 'nothing yet' }
  | { readonly by: Exclude<TransportName, 'LongPolling'> }
  | { readonly by: 'LongPolling'; readonly polling: LongPolling };

/** What has been negotiated under one token, and what became of it. */
export interface Place {
  readonly token: string;
  readonly connectionId: string;
  readonly visitor: Visitor;
  readonly negotiatedAt: number;
  carrier: Carrier;
  connection: Connection | null;
}

/** All places of a hub, by token and by user. */
export interface Places {
  /** @param isSecret from version 1 of the negotiation on the token is a secret beside the public name */
  add(visitor: Visitor, isSecret: boolean): Place;
  find(token: string): Place | undefined;
  remove(place: Place): void;
  /** Begins the place's connection; the place goes with it, except that who polls is told by one more poll. */
  connect(place: Place, transport: Transport): Connection;
  all(): Iterable<Place>;
  connectionsOf(userId: string): Iterable<Connection>;
  clear(): void;
}

interface PlacesOptions {
  readonly findMethod: (target: string) => HubMethod | undefined;
  readonly limits: HubLimits;
  readonly now: () => number;
}

const secret = (bytes: number): string => randomBytes(bytes).toString('base64url');

export function createPlaces({ findMethod, limits, now }: PlacesOptions): Places {
  const byToken = new Map<string, Place>();
  const byUser = new Map<string, Set<Connection>>();

  const remove = (place: Place): void => void byToken.delete(place.token);

  return {
    add(visitor, isSecret) {
      const connectionId = secret(16);
      const place: Place = {
        token: isSecret ? secret(32) : connectionId,
        connectionId,
        visitor,
        negotiatedAt: now(),
        carrier: { by: 'nothing yet' },
        connection: null,
      };
      byToken.set(place.token, place);
      return place;
    },
    find: (token) => byToken.get(token),
    remove,
    connect(place, transport) {
      const { userId } = place.visitor;
      const ofUser = byUser.get(userId) ?? new Set();
      byUser.set(userId, ofUser);
      const connection = createConnection({
        visitor: place.visitor,
        transport,
        findMethod,
        limits,
        now,
        onOver: () => {
          ofUser.delete(connection);
          if (ofUser.size === 0) byUser.delete(userId);
          if (place.carrier.by !== 'LongPolling') remove(place);
        },
      });
      ofUser.add(connection);
      place.connection = connection;
      return connection;
    },
    all: () => byToken.values(),
    connectionsOf: (userId) => byUser.get(userId) ?? [],
    clear() {
      byToken.clear();
      byUser.clear();
    },
  };
}
