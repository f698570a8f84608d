import * as v from 'valibot';

import { caseSchema, userSchema } from '@mina-sidor/api-client/contract';

import { Problem } from '../problem.ts';
import { sampleCustomers } from '../samples/customers.ts';
import { checkInput, readInput } from '../schemas.ts';
import type { Services } from '../services.ts';
import type { Operations } from './operations.ts';

const changeSchema = v.strictObject({
  user: v.optional(v.record(v.string(), v.unknown()), {}),
  hasOspec: v.optional(v.boolean()),
  cases: v.optional(v.record(v.string(), v.record(v.string(), v.unknown())), {}),
});

const expireSchema = v.strictObject({
  personalNumber: v.string(),
  kind: v.picklist(['access', 'all']),
});

/** The personal number, if a customer has it. */
export function knownCustomer({ customers }: Services, personalNumber: string): string {
  if (customers.findUser(personalNumber) === null) {
    throw new Problem(404, 'There is no such customer.');
  }
  return personalNumber;
}

/** Lists the sample customers and changes their data at the provider. */
export function customerControl(services: Services) {
  const { customers, sessions } = services;
  return {
    'GET personas': () =>
      sampleCustomers.map(({ key, personalNumber, fullName, summary }) => ({
        key,
        personalNumber,
        fullName,
        summary,
      })),
    'PATCH customers/:id': ({ id, body }) => {
      const change = readInput(changeSchema, body, 'body');
      return services.transaction(() => {
        const personalNumber = knownCustomer(services, id);
        const user = { ...customers.findUser(personalNumber), ...change.user };
        customers.setUser(personalNumber, checkInput(userSchema, user, 'change'));
        if (change.hasOspec !== undefined) customers.setHasOspec(personalNumber, change.hasOspec);
        for (const [referenceNumber, caseChange] of Object.entries(change.cases)) {
          const found = customers.findCase(personalNumber, referenceNumber);
          if (found === null) throw new Problem(404, 'There is no such case.');
          const after = { ...found, ...caseChange, referenceNumber };
          customers.setCase(personalNumber, checkInput(caseSchema, after, 'change'));
        }
        return { user: customers.findUser(personalNumber), cases: customers.cases(personalNumber) };
      });
    },
    'POST sessions/expire': ({ body }) => {
      const { personalNumber, kind } = readInput(expireSchema, body, 'body');
      return { sessions: sessions.expire(personalNumber, kind) };
    },
  } satisfies Operations;
}
