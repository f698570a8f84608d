import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, describe, expect, it } from 'vitest';

import { createServices, type Services } from './services.ts';
import { openDatabase } from './store/database.ts';
import { createManualClock } from './testing/startSandbox.ts';

const maja = '198704129843';
const signe = '199201309805';
const anton = '199906149878';
const data = mkdtempSync(join(tmpdir(), 'mina-sidor-data-'));

afterEach(() => {
  rmSync(data, { recursive: true, force: true });
});

function withServices<Value>(work: (services: Services) => Value): Value {
  const services = createServices({ data, clock: createManualClock(), heavyCases: 3 });
  try {
    return work(services);
  } finally {
    services.close();
  }
}

describe('a folder that lacks a sample customer', () => {
  it('gets that customer and keeps the others as they are', () => {
    withServices(({ customers }) => customers.setHasOspec(maja, true));
    const database = openDatabase(data);
    database.sql.prepare('DELETE FROM customers WHERE id = ?').run(signe);
    database.close();

    withServices(({ customers }) => {
      expect(customers.cases(signe)).toHaveLength(1);
      expect(customers.hasOspec(maja)).toBe(true);
      expect(customers.cases(maja)).toHaveLength(15);
    });
  });
});

describe('a sample customer whose payments are on their way', () => {
  it('does not owe them any more when the provider has booked them', () => {
    withServices((services) => {
      services.reset();
      const { customers, payments } = services;
      for (const { paymentId } of payments.list()) {
        payments.act(paymentId, 'webhook');
        payments.act(paymentId, 'confirm');
      }
      expect(customers.cases(anton).map((each) => [each.amountToPay, each.paymentStatus])).toEqual([
        ['0', 'None'],
        ['0', 'None'],
        ['683,00', 'None'],
      ]);
      expect(customers.findUser(anton)?.balance).toBe('683');
      expect(customers.transactions(anton).map((each) => each.amount)).toEqual(['1 046', '1 806']);
    });
  });
});
