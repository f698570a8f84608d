import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { customers } from '../../../e2e/support/customers.ts';
import { openPortal, sandbox } from '../../testing/pages/openPortal.tsx';

const reference = '47110023918';
const codes = () => screen.queryAllByRole('img', { name: /^QR-kod/u });
const nameOf = (code: Element) => (code.getAttribute('aria-label') ?? '').replaceAll(/\s+/gu, ' ');

it('each month of a plan has a code of its own, told apart by amount and day [D29]', async () => {
  await openPortal('/krav/47160027415', { as: customers.johan });
  await userEvent.click(await screen.findByRole('heading', { name: 'Nästa månad' }));
  await expect
    .poll(() => codes().map(nameOf))
    .toEqual([
      'QR-kod för att betala 350 kr till Plusgiro senast 2026-11-30',
      'QR-kod för att betala 600 kr till Plusgiro senast 2026-12-31',
      // The whole plan.
      'QR-kod för att betala 5 613 kr till Plusgiro',
    ]);
});

it('while paying does not work the only code of a plan pays its month [D27]', async () => {
  await sandbox.setSystems({ payments: false });
  await openPortal('/krav/47160027415', { as: customers.johan });
  await expect
    .poll(() => codes().map(nameOf))
    .toEqual(['QR-kod för att betala 350 kr till Plusgiro senast 2026-11-30']);
});

it('when the numbers are the only way to pay their code is open [D24]', async () => {
  await sandbox.changeCustomer(customers.maja.personalNumber, {
    cases: { [reference]: { hasOpenUninsuredPeriod: true, dayCharge: '180' } },
  });
  await openPortal(`/krav/${reference}`);
  await expect.poll(codes).toHaveLength(1);
  expect(codes()[0]?.closest('[hidden], details:not([open])')).toBeNull();
});
