import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { paymentPlan } from './paymentPlan.ts';
import { shell } from './shell.ts';

it('names the provider in the calendar file as the pages do', () => {
  expect(paymentPlan.calendar.productId).toBe(`-//${shell.providerName}//${shell.siteName}//SV`);
  // A second place with the name would stay the old one when another provider puts in its own.
  const places = globSync('*.ts', { cwd: import.meta.dirname, exclude: ['*.test.ts'] }).filter(
    (name) => readFileSync(join(import.meta.dirname, name), 'utf8').includes(shell.providerName),
  );
  expect(places).toEqual(['provider.ts']);
});
