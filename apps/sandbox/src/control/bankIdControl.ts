import * as v from 'valibot';

import { phoneActionSchema, type Order } from '../bankid/order.ts';
import { toPersonalNumber } from '../personalNumber.ts';
import { Problem } from '../problem.ts';
import { standardPersonalNumber } from '../samples/customers.ts';
import { readInput } from '../schemas.ts';
import { clearSessionCookies, sentCookies, setSessionCookies } from '../security/cookies.ts';
import type { Services } from '../services.ts';
import type { Operations } from './operations.ts';

const actionSchema = v.strictObject({
  action: phoneActionSchema,
  personalNumber: v.optional(v.string(), standardPersonalNumber),
  orderId: v.optional(v.string()),
});

const personSchema = v.strictObject({ personalNumber: v.string() });

function readPersonalNumber(text: string): string {
  const personalNumber = toPersonalNumber(text);
  if (personalNumber === null) throw new Problem(400, 'The personal number is not valid.');
  return personalNumber;
}

/** The public part of an order: no secret with which somebody else could continue it. */
const summary = ({ orderId, mode, status, hintCode, createdAt }: Order) => ({
  orderId,
  mode,
  status,
  hintCode,
  createdAt: new Date(createdAt).toISOString(),
});

/** The phone's side of a BankID login, and a direct login without BankID. */
export const bankIdControl = (services: Services) =>
  ({
    'GET bankid': () => {
      const newest = services.bankId.find(undefined);
      return { order: newest === null ? null : summary(newest) };
    },
    'POST bankid': ({ body }) => {
      const input = readInput(actionSchema, body, 'body');
      const personalNumber = readPersonalNumber(input.personalNumber);
      const order = services.bankId.find(input.orderId);
      if (order === null) throw new Problem(404, 'There is no BankID order.');
      if (order.status !== 'pending') throw new Problem(409, 'The BankID order is over already.');
      return { order: summary(services.bankId.act(order, input.action, personalNumber)) };
    },
    'POST login': ({ body, reply }) => {
      const input = readInput(personSchema, body, 'body');
      const session = services.logIn(readPersonalNumber(input.personalNumber));
      services.endReplaced(sentCookies(reply.request).session, session);
      setSessionCookies(reply, session);
    },
    // The portal redirects a logged-in customer away from the login.
    'POST logout': ({ reply }) => {
      const session = services.sessions.find(sentCookies(reply.request).session);
      if (session !== null) services.sessions.remove(session.id);
      clearSessionCookies(reply);
    },
  }) satisfies Operations;
