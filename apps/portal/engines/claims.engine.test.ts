import { expect } from 'vitest';

import { customers } from '../e2e/support/customers.ts';
import { test } from './support/test.ts';

test('a customer goes from the overview to a case and back, with all rows, sorted [Z98]', async ({
  visitor,
}) => {
  const sorting = () =>
    visitor.page.evaluate(`document.querySelector('[aria-sort="ascending"]')?.textContent`);
  await visitor.enter(customers.maja, '/oversikt');
  await visitor.seesHeading('Att göra');
  await visitor.press({ role: 'link', begins: 'Krav' });
  await visitor.arrivesAt('/krav');
  await visitor.press({ role: 'button', begins: 'Visa fler' });
  await expect.poll(() => visitor.count({ role: 'rowheader' })).toBeGreaterThanOrEqual(12);
  await visitor.press({ role: 'button', name: 'Registreringsnummer' });
  await expect.poll(sorting).toMatch(/^Registreringsnummer/u);
  await visitor.press({ role: 'link', begins: '47110023918' });
  await visitor.arrivesAt('/krav/47110023918');
  await visitor.sees('4 350 kr');
  await visitor.page.back();
  await visitor.arrivesAt('/krav');
  await visitor.seesHeading('Krav – din skuld just nu');
  // From there a screen reader reads on in Firefox; elsewhere from focus.
  if (process.env['ENGINE'] === 'firefox') {
    await expect.poll(() => visitor.atCaret()).toBe('Krav – din skuld just nu');
  }
  await expect.poll(() => visitor.count({ role: 'rowheader' })).toBeGreaterThanOrEqual(12);
});

test('a plan shows the sum of the month and its payments [Z98]', async ({ visitor }) => {
  await visitor.enter(customers.johan, '/krav/47160027415');
  await visitor.seesHeading('Den här månaden');
  await visitor.sees('350 kr');
});
