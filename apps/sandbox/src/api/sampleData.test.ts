import * as v from 'valibot';
import { expect, it } from 'vitest';

import {
  caseStates,
  caseTypes,
  claimDocumentTypes,
  conversationSubjects,
  damageCustomerTypes,
  deliveryMethods,
  type Endpoint,
  endpoints,
  matrixCustomerTypes,
  paymentStatuses,
  transactionTypes,
} from '@mina-sidor/api-client/contract';
import { documents } from '@mina-sidor/api-client/documents';

import { sampleCustomers } from '../samples/customers.ts';
import { startSandbox } from '../testing/startSandbox.ts';

const sandbox = startSandbox();

/** What a logged-in customer reads without an input. */
const reads = Object.entries<Endpoint>(endpoints).filter(
  ([, { access, method, response, ...input }]) =>
    access === 'session' && method === 'GET' && response.kind === 'json' && !('query' in input),
);

const examplesSchema = v.object({
  content: v.object({
    'application/json': v.object({
      examples: v.record(v.string(), v.object({ value: v.unknown() })),
    }),
  }),
});

/** The properties that the examples of the call's answer have. */
function documentedIn({ path }: Endpoint): readonly string[] {
  const answer = documents['openapi.json'].paths[path]?.['get']?.responses['200'];
  const { content } = v.parse(examplesSchema, answer);
  return Object.values(content['application/json'].examples).flatMap(({ value }) =>
    filledIn(value),
  );
}

/** The names of the properties that say something, with those that they are in. */
function filledIn(answer: unknown): readonly string[] {
  return saidIn(answer).map(([name]) => name);
}

/** What the properties say, each with its name and those that it is in. */
function saidIn(value: unknown, within = ''): readonly (readonly [name: string, said: unknown])[] {
  if (Array.isArray(value)) return value.flatMap((each) => saidIn(each, within));
  if (typeof value !== 'object' || value === null)
    return value === null || value === '' ? [] : [[within, value]];
  return Object.entries(value).flatMap(([name, inner]) => saidIn(inner, `${within}.${name}`));
}

/** The words of the contract that a customer sees something of, by the property that has them. */
const lists: readonly (readonly [property: string, words: readonly string[]])[] = [
  ['getUser.matrixCustomerType', matrixCustomerTypes],
  ['getUser.damageCustomerType', damageCustomerTypes],
  ['getClaims.activeReferenceNumberBaseDeck.stateName', caseStates],
  ['getClaims.activeReferenceNumberBaseDeck.paymentStatus', paymentStatuses],
  ['getClaims.activeReferenceNumberBaseDeck.customerCases.caseType', caseTypes],
  ['getClaims.referenceNumberTransactions.type', transactionTypes],
  ['getClaimDocuments.minaSidorDocumentType', claimDocumentTypes],
  ['getClaimDocuments.deliveryMethod', deliveryMethods],
  ['getConversations.subject', conversationSubjects],
];

it('has for every property of an answer, and every word of a list, a sample customer who has it, so that somebody sees what shows it', async () => {
  const missing = new Set(
    reads.flatMap(([name, call]) => documentedIn(call).map((each) => name + each)),
  );
  for (const [property, words] of lists)
    for (const word of words) missing.add(`${property}: ${word}`);
  for (const { personalNumber } of sampleCustomers) {
    const browser = await sandbox.loggedIn(personalNumber);
    for (const [name, { path }] of reads) {
      for (const [property, said] of saidIn((await browser.call(path)).json)) {
        missing.delete(name + property);
        missing.delete(`${name}${property}: ${String(said).trim()}`);
      }
    }
  }
  expect([...missing], 'Give a persona one: samples/persona.ts.').toEqual([
    // The sandbox's documents have an index, which comes before a token.
    'getClaimDocuments.token',
    // Both look as if there were none.
    'getClaims.activeReferenceNumberBaseDeck.paymentStatus: Initialized',
    'getConversations.subject: none',
  ]);
});
