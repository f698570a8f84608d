import { expect } from 'vitest';

import { customers } from '../e2e/support/customers.ts';
import { test } from './support/test.ts';

test('a customer logs in with a QR code [Z98]', async ({ visitor, sandbox }) => {
  await visitor.open('/loggain');
  await visitor.press({ role: 'checkbox', name: 'Jag godkänner villkoren för Mina sidor.' });
  await visitor.press({ role: 'button', name: 'Starta inloggning' });
  await visitor.seesHeading('Läs av QR-koden');
  await sandbox.phone('complete', customers.maja.personalNumber);
  await visitor.seesHeading('Hej Maja');
  // It rests in the page until the heading takes it.
  await expect.poll(() => visitor.focused()).toBe('Hej Maja');
});

test('after a log-out, Back shows nothing of the customer [Z98]', async ({ visitor }) => {
  await visitor.enter(customers.maja, '/oversikt');
  await visitor.press({ role: 'link', begins: 'Krav' });
  await visitor.sees('47110023918');
  await visitor.press({ role: 'link', name: 'Logga ut' });
  await visitor.seesHeading('Du är utloggad');
  await visitor.page.back();
  await expect.poll(() => visitor.address()).toMatch(/^\/(?:loggain|utloggad)/u);
  const text = await visitor.text();
  expect(text).not.toContain('Maja');
  expect(text).not.toContain('4711');
});
