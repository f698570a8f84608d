import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { damagesSchema } from '@mina-sidor/api-client/contract';

import { sampleCustomers } from './customers.ts';
import { seed } from './seed.ts';

const today = '2026-11-20';
const everybody = sampleCustomers.map(({ key }) => ({ key, customer: seed(key, today, 12) }));
const damagesOf = (key: string) => v.parse(damagesSchema, seed(key, today).damages);

describe.each(everybody)('the damages of $key', ({ customer }) => {
  it('have unique numbers of the year of their day or later, and none is in the future', () => {
    const numbers = customer.damages.map(({ damageNumber }) => damageNumber);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const { damageDate, damageNumber } of customer.damages) {
      expect(damageNumber).toMatch(/^\d{4}\/\d{4}$/u);
      expect(damageNumber >= damageDate.slice(0, 4)).toBe(true);
      expect(damageDate <= today).toBe(true);
    }
  });

  it('are shown to customers of the damage system only', () => {
    const isCustomer = customer.user.damageCustomerType === 'Customer';
    if (!isCustomer) expect(customer.damages).toEqual([]);
  });

  it('have the numbers that messages about them name', () => {
    const numbers = customer.damages.map(({ damageNumber }) => damageNumber);
    for (const { subject, referenceNumber } of customer.conversations) {
      if (subject === 'damage' && referenceNumber !== null) {
        expect(numbers).toContain(referenceNumber);
      }
    }
  });
});

it('are none, few, or so many that the list is shown in parts', () => {
  const counts = (['no-debt', 'standard', 'damage-only', 'heavy'] as const).map(
    (key) => damagesOf(key).length,
  );
  expect(counts).toEqual([0, 3, 12, 30]);
});

it('come with and without a web number, and with a name too long for one line', () => {
  const damages = damagesOf('damage-only');
  expect(new Set(damages.map(({ webNumber }) => webNumber === null))).toEqual(
    new Set([true, false]),
  );
  expect(Math.max(...damages.map(({ damageType }) => damageType.length))).toBeGreaterThan(60);
});
