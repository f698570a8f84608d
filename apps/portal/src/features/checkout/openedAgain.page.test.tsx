import { screen } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';

import { customers } from '../../../e2e/support/customers.ts';
import { openPortal, reload, sandbox } from '../../testing/pages/openPortal.tsx';
import { openedPayments, payWith, playPaymentCompany } from '../../testing/pages/paymentCompany.ts';
import { shownText } from '../../testing/pages/shownText.ts';

const reference = '47110023918';
const main = () => shownText(screen.queryByRole('main'));
const hrefOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

playPaymentCompany();

async function openCase(): Promise<void> {
  await openPortal(`/krav/${reference}`);
  await payWith('Betala 4 350 kr med Swish');
}

describe('a payment that is opened again', () => {
  const changed = 'Något har ändrats sedan du påbörjade betalningen';

  it('says so when its case is cheaper by now, and leads to the case [P06, Z57]', async () => {
    await openCase();
    await expect.poll(openedPayments).toHaveLength(1);
    expect(main()).not.toContain(changed);
    await sandbox.changeCustomer(customers.maja.personalNumber, {
      cases: { [reference]: { amountToPay: '1 000' } },
    });
    reload();
    await expect.poll(main).toContain(changed);
    expect(hrefOf('Till kravet')).toBe(`/krav/${reference}`);
  });

  it('says nothing when the case asks for the same [P06]', async () => {
    await openCase();
    await expect.poll(openedPayments).toHaveLength(1);
    await sandbox.forgetCalls();
    reload();
    await expect.poll(openedPayments).toHaveLength(2);
    await expect
      .poll(async () => (await sandbox.calls()).map(({ path }) => path))
      .toContain('/api/Insurance/GetReferenceNumberBaseCard');
    expect(main()).not.toContain(changed);
  });
});
