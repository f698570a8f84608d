import { expect } from 'vitest';

import { customers } from '../../e2e/support/customers.ts';
import { test } from '../support/test.ts';

test('the damages are sorted, and one leads to a question about it [Z98]', async ({ visitor }) => {
  const first = async () => (await visitor.text()).indexOf('Parkeringsskada');
  await visitor.enter(customers.maja, '/skador');
  await visitor.sees('Parkeringsskada');
  const before = await first();
  await visitor.press({ role: 'button', name: 'Skada' });
  await visitor.press({ role: 'button', name: 'Skada' });
  await expect.poll(first).not.toBe(before);
  await visitor.press({ role: 'link', begins: 'Skriv till oss om skada 2026/1187' });
  await visitor.arrivesAt('/meddelanden');
  await visitor.sees('Gäller skada 2026/1187');
});

test('a visitor reads from the footer how accessible the portal is [Z98]', async ({ visitor }) => {
  await visitor.open('/loggain');
  await visitor.press({ role: 'link', begins: 'Tillgänglighet' });
  await visitor.arrivesAt('/tillganglighet');
  await visitor.seesHeading('Tillgänglighet för Mina sidor');
  await visitor.sees('Det här fungerar inte än');
});
