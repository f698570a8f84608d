import * as v from 'valibot';
import { expect, it } from 'vitest';

import { type Endpoint, endpoints } from '@mina-sidor/api-client/contract';
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
function filledIn(value: unknown, within = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each) => filledIn(each, within));
  if (typeof value !== 'object' || value === null)
    return value === null || value === '' ? [] : [within];
  return Object.entries(value).flatMap(([name, inner]) => filledIn(inner, `${within}.${name}`));
}

it('has for every property of an answer a sample customer who has it, so that somebody sees what shows it', async () => {
  const missing = new Set(
    reads.flatMap(([name, call]) => documentedIn(call).map((each) => name + each)),
  );
  for (const { personalNumber } of sampleCustomers) {
    const browser = await sandbox.loggedIn(personalNumber);
    for (const [name, { path }] of reads) {
      for (const each of filledIn((await browser.call(path)).json)) missing.delete(name + each);
    }
  }
  // The sandbox's documents have an index, which comes before a token.
  expect([...missing]).toEqual(['getClaimDocuments.token']);
});
