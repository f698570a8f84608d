import { damagesSchema } from '@mina-sidor/api-client/contract';
import * as v from 'valibot';

import letterKinds from '../samples/letterKinds.json' with { type: 'json' };
import { checkInput, readInput } from '../schemas.ts';
import type { Services } from '../services.ts';
import type { RegisterExtract } from '../store/store.ts';
import { knownCustomer } from './customerControl.ts';
import type { Operations } from './operations.ts';

const letterSchema = v.strictObject({
  minaSidorDocumentType: v.string(),
  minaSidorDisplayName: v.pipe(v.string(), v.nonEmpty()),
  deliveryMethod: v.optional(v.nullable(v.string()), null),
  referenceNumber: v.optional(v.nullable(v.string()), null),
  /** Today unless given. */
  createdDate: v.optional(v.pipe(v.string(), v.isoDate())),
});

/** A customer's letters and damages at the provider, and the orders of register extracts. */
export function archiveControl(services: Services) {
  const { customers, documents, registerExtracts } = services;

  const toOrder = (extract: RegisterExtract) => {
    const { token, personalNumber, state, email, phone, orderedAt, made } = extract;
    const created = made?.created ?? null;
    const isListed = registerExtracts.isListed(extract);
    return { token, personalNumber, state, email, phone, orderedAt, created, isListed };
  };

  return {
    // Replaces the list as a whole, so that a test can have as many rows as it needs.
    'PUT customers/:id/damages': ({ id, body }) => {
      const personalNumber = knownCustomer(services, id);
      customers.setDamages(personalNumber, checkInput(damagesSchema, body, 'body'));
      return customers.damages(personalNumber);
    },
    'POST customers/:id/documents': ({ id, body }) =>
      documents.send(knownCustomer(services, id), readInput(letterSchema, body, 'body')),
    'GET letter-kinds': () => [
      ...Object.values(letterKinds).map(({ type, name }) => ({ type, name })),
      // The provider may send what the portal has never heard of.
      { type: 'Nyhetsbrev', name: 'Brev av okänt slag' },
    ],
    'GET register-extracts': () => registerExtracts.all().map(toOrder),
    'POST register-extracts/:id/finish': ({ id }) => toOrder(registerExtracts.finish(id)),
  } satisfies Operations;
}
