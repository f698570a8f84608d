import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, describe, expect, it } from 'vitest';

import { createServices, type Services } from './services.ts';
import { openDatabase } from './store/database.ts';
import { createManualClock } from './testing/startSandbox.ts';

const maja = '198704129843';
const signe = '199201309805';
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

describe('a folder from before a sample customer was thought of', () => {
  it('gets that customer and keeps the others as they are', () => {
    withServices(({ customers }) => customers.setHasOspec(maja, true));
    const database = openDatabase(data);
    database.sql.prepare('DELETE FROM customers WHERE personal_number = ?').run(signe);
    database.close();

    withServices(({ customers }) => {
      expect(customers.cases(signe)).toHaveLength(1);
      expect(customers.hasOspec(maja)).toBe(true);
      expect(customers.cases(maja)).toHaveLength(15);
    });
  });
});
