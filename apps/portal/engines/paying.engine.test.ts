import { expect } from 'vitest';

import { customers } from '../e2e/support/customers.ts';
import { test } from './support/test.ts';

const caseNumber = '47110023918';

test('a customer pays in the frame and is thanked [Z98]', async ({ visitor, sandbox }) => {
  await visitor.enter(customers.maja, `/krav/${caseNumber}`);
  await visitor.press({ role: 'button', name: 'Betala 4 350 kr med Swish' });
  await visitor.enterFrame('Betalning');
  await visitor.write('Telefonnummer för Swish', '070-123 45 67');
  await visitor.press({ role: 'button', name: 'Betala' });
  await visitor.press({ role: 'button', name: 'Godkänn' });
  await visitor.leaveFrame();
  await visitor.seesHeading('Tack för din betalning');
  await visitor.sees('4 350 kr');
  const payments = await sandbox.payments();
  expect(payments.filter(({ references }) => references.includes(caseNumber))).toMatchObject([
    { amount: 4350, captures: [{ amount: 4350 }] },
  ]);
});

test('five presses and five reloads in a row end at the payment [Z98, Z105]', async ({
  visitor,
}) => {
  await visitor.enter(customers.maja, `/krav/${caseNumber}`);
  for (let time = 0; time < 5; time++) {
    await visitor.press({ role: 'button', name: 'Betala 4 350 kr med Swish' });
    await visitor.enterFrame('Betalning');
    await visitor.sees('Telefonnummer');
    await visitor.leaveFrame();
    await visitor.page.reload();
    await visitor.enterFrame('Betalning');
    await visitor.sees('Telefonnummer');
    await visitor.leaveFrame();
    await visitor.page.back();
    await visitor.arrivesAt(`/krav/${caseNumber}`);
  }
});
