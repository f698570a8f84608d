import { expect } from 'vitest';

import { customers } from '../../e2e/support/customers.ts';
import { test } from '../support/test.ts';

test('says why a login failed, and can be tried again [Z98]', async ({ visitor, sandbox }) => {
  await visitor.open('/loggain');
  await visitor.press({ role: 'checkbox', name: 'Jag godkänner villkoren för Mina sidor.' });
  await visitor.press({ role: 'button', name: 'Starta inloggning' });
  await visitor.seesHeading('Läs av QR-koden');
  await sandbox.phone('cancel');
  await visitor.sees('Åtgärden avbruten.');
  await visitor.press({ role: 'button', name: 'Starta inloggning' });
  await visitor.seesHeading('Läs av QR-koden');
});

test('a lost connection is told, and the page comes when it is tried again [Z98]', async ({
  visitor,
  sandbox,
  expectedComplaints,
}) => {
  expectedComplaints.push(/GetDamages/u);
  await visitor.enter(customers.maja, '/oversikt');
  await visitor.seesHeading('Dokument');
  await sandbox.addFault({ path: '/api/PortalDamage/GetDamages', abort: true });
  await visitor.press({ role: 'link', begins: 'Skador' });
  await visitor.seesHeading('Något gick fel. Det kan bero på ett avbrott i nätverksuppkopplingen.');
  await sandbox.clearFaults();
  await visitor.press({ role: 'button', name: 'Försök igen' });
  await visitor.arrivesAt('/skador');
  await visitor.seesHeading('Skador');
});

test('an inactive customer is warned, can stay, and is logged out in the end [Z98]', async ({
  visitor,
}) => {
  const warned = () => visitor.count({ role: 'dialog', name: 'Du loggas snart ut' });
  await visitor.enter(customers.maja, '/krav');
  await visitor.seesHeading('Krav – din skuld just nu');
  await visitor.returnAfter(13.5, '/krav');
  await expect.poll(warned).toBe(1);
  await visitor.press({ role: 'button', name: 'Fortsätt vara inloggad' });
  await expect.poll(warned).toBe(0);
  await visitor.seesHeading('Krav – din skuld just nu');
  // The last seconds run out while the warning is shown.
  await visitor.returnAfter(14.85, '/krav');
  await visitor.seesHeading('Du är utloggad');
  expect(await visitor.text()).not.toContain('4711');
});
