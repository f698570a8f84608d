import { expect, it } from 'vitest';

import type { Transport } from './createConnection.ts';
import { aspNetLimits } from './hub.types.ts';
import { createPlaces } from './places.ts';

const transport: Transport = {
  isAliveByItself: true,
  send: () => undefined,
  end: () => undefined,
};

const visitor = { userId: 'maja', sessionId: 'computer' };

function open() {
  const places = createPlaces({ findMethod: () => undefined, limits: aspNetLimits, now: () => 0 });
  const connect = () => places.connect(places.add(visitor, true), transport);
  return { places, connect };
}

it('remembers nothing of a connection that is over', () => {
  const { places, connect } = open();
  connect().lose();
  expect([...places.all(), ...places.connectionsOf('maja')]).toEqual([]);
});

it('keeps the connection of a user who has come back when the line of the one before breaks at last', () => {
  const { places, connect } = open();
  const before = connect();
  before.end();
  const now = connect();
  before.lose();
  expect([...places.connectionsOf('maja')]).toEqual([now]);
});
