import { readFileSync } from 'node:fs';

import * as v from 'valibot';

import { personaSchema, type Persona } from './persona.ts';

/** The sample customers, each with a file in `personas`. */
const sampleKeys = [
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
] as const;

export type SampleKey = (typeof sampleKeys)[number];

/** What one sample customer is made from, with the name that tests and people call the sample by. */
export interface SampleCustomer extends Persona {
  readonly key: SampleKey;
}

function readPersona(key: SampleKey): SampleCustomer {
  const file = `personas/${key}.json`;
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  const result = v.safeParse(personaSchema, JSON.parse(text));
  if (result.success) return { key, ...result.output };
  const [issue] = result.issues;
  throw new TypeError(`${file}: ${v.getDotPath(issue) ?? ''}: ${issue.message}`);
}

/**
 * Every sample customer. The personal numbers come from the range that the Swedish Tax Agency keeps for tests (birth
 * numbers 980–999), so none of them belongs to a person.
 */
export const sampleCustomers: readonly SampleCustomer[] = sampleKeys.map(readPersona);

/** The customer whom the phone signs in as when nobody else is named. */
export const standardPersonalNumber = '198704129843';
