import { expect } from 'vitest';

import { customers } from '../e2e/support/customers.ts';
import { test } from './support/test.ts';

test('the letters can be narrowed by type and widened again [Z98]', async ({ visitor }) => {
  await visitor.enter(customers.maja, '/dokument');
  const rows = () => visitor.count({ role: 'rowheader' });
  const narrowed = () =>
    visitor.count({ role: 'button', begins: 'Filtrera Kravbrev och utskick 1 filter' });
  await expect.poll(rows).toBeGreaterThan(3);
  await visitor.press({ role: 'button', begins: 'Filtrera' });
  await visitor.press({ role: 'button', begins: 'Skickat via' });
  await visitor.press({ role: 'checkbox', name: 'Kivra' });
  await visitor.key('Escape');
  await expect.poll(narrowed).toBe(1);
  await visitor.press({ role: 'button', name: 'Rensa filter' });
  await expect.poll(narrowed).toBe(0);
});

test('a dialog opens and closes by keyboard, and focus comes back to its button [Z98]', async ({
  visitor,
}) => {
  await visitor.enter(customers.maja, '/skador');
  await visitor.seesHeading('Skador');
  await visitor.focus({ role: 'button', name: 'Om kakor' });
  await visitor.key('Enter');
  await expect.poll(() => visitor.count({ role: 'dialog' })).toBe(1);
  await visitor.key('Escape');
  await expect.poll(() => visitor.count({ role: 'dialog' })).toBe(0);
  expect(await visitor.focused()).toBe('Om kakor');
});

test('an extract is reviewed and ordered [Z98]', async ({ visitor }) => {
  await visitor.enter(customers.maja, '/registerutdrag');
  await visitor.write('E-postadress', 'maja@example.se');
  await visitor.write('Mobilnummer', '070-174 06 05');
  await visitor.press({ role: 'button', name: 'Granska och beställ' });
  await visitor.seesHeading('Granska din beställning');
  await visitor.press({ role: 'button', name: 'Beställ registerutdrag' });
  await visitor.seesHeading('Ditt registerutdrag är beställt');
});
