import { readdirSync, readFileSync } from 'node:fs';

import * as v from 'valibot';

import { personaSchema, type Persona } from './persona.ts';

/** The data of one sample customer, with the name of the sample in tests and on the page. */
export interface SampleCustomer extends Persona {
  readonly key: string;
}

const folder = new URL('personas/', import.meta.url);

function readPersona(file: string): SampleCustomer {
  const result = v.safeParse(
    personaSchema,
    JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
  );
  if (result.success) return { key: file.replace(/\.json$/u, ''), ...result.output };
  const [issue] = result.issues;
  throw new TypeError(`${file}: ${v.getDotPath(issue) ?? ''}: ${issue.message}`);
}

/** The order on the page: the most wanted first. */
const order = [
  'standard',
  'uninsured-one',
  'uninsured-many',
  'single-case',
  'no-debt',
  'installment-plan',
  'plan-at-risk',
  'payment-in-progress',
  'ospec',
  'combined',
  'heavy',
  'blocked',
  'not-customer',
  'not-available',
  'damage-only',
  'no-damage',
  'long-conversation',
];
const rank = ({ key }: SampleCustomer): number => {
  const place = order.indexOf(key);
  return place === -1 ? order.length : place;
};

/**
 * Every sample customer: a file of the folder `personas` each, in that order and others last. The personal numbers come from the
 * range that the Swedish Tax Agency keeps for tests (birth numbers 980–999), so none of them belongs to a person.
 */
export const sampleCustomers: readonly SampleCustomer[] = readdirSync(folder)
  .map(readPersona)
  .toSorted((one, other) => rank(one) - rank(other) || one.key.localeCompare(other.key));

/** The customer whom the phone signs in as when nobody else is named. */
export const standardPersonalNumber = '198704129843';
