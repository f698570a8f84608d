import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { notices } from '../../testing/notices.ts';
import { setCases } from '../../../e2e/support/claimsPackage.ts';
import { customers } from '../../../e2e/support/customers.ts';
import { holdCalls } from '../../testing/pages/heldCalls.ts';
import { openPortal, sandbox } from '../../testing/pages/openPortal.tsx';
import { card, focusedText, mainText, payButtons } from '../../testing/pages/parts.ts';
import { shownText } from '../../testing/pages/shownText.ts';
import { TableOnPage } from '../../testing/pages/table.ts';

const totalPath = '/api/Payment/CreateTotalPayment';
/** Linnéa's two cases, of 675 and 1 507 kr. */
const [first, second] = ['47190073316', '47190070924'];
const { personalNumber } = customers.linnea;
const active = new TableOnPage('Aktiva krav');

const openClaims = () => openPortal('/krav', { as: customers.linnea });
const payAll = () => screen.findByRole('button', { name: /med Swish$/u });
const paid = async () =>
  (await sandbox.payments())
    .filter((payment) => payment.personalNumber === personalNumber)
    .map(({ references, amount }) => ({ references, amount }));

it('a case that the server lists twice is listed and paid once [C24]', async () => {
  await setCases(sandbox, [first, second, first], ['47190070001', '47190070001']);
  await openClaims();
  await payAll();
  expect(payButtons()).toEqual(['Betala 600 kr med Swish']);
  expect(active.names).toEqual([first, second]);
  expect(screen.getByRole('tab', { name: /^Avslutade/u }).textContent).toContain('1');
});

it('the whole debt cannot be paid while the payment of one case is created [C23]', async () => {
  const casePath = '/api/Payment/CreatePayment';
  await sandbox.addFault({ path: casePath, times: 1, status: 409 });
  const letThrough = holdCalls(casePath);
  await openClaims();
  await expect.poll(() => card('Betala hela skulden')).not.toBeNull();
  await userEvent.click(screen.getByRole('link', { name: first }));
  await userEvent.click(await screen.findByRole('button', { name: /^Betala 675/u }));
  await userEvent.click(screen.getByRole('link', { name: 'Tillbaka' }));
  await expect.poll(() => active.names).toHaveLength(2);
  expect(card('Betala hela skulden')).toBeNull();
  // When it is answered, the box is there again.
  letThrough();
  await expect.poll(() => card('Betala hela skulden')).not.toBeNull();
});

it('a payment refused because of another shows the current state, and charges nothing [C23, P11]', async () => {
  await openClaims();
  const button = await payAll();
  await sandbox.changeCustomer(personalNumber, {
    user: { balance: '1 507' },
    cases: { [first]: { paymentStatus: 'Created', amountToPay: '0' } },
  });
  await userEvent.click(button);
  await expect.poll(focusedText).toContain('Betalningen startade inte');
  expect(card('Betala hela skulden')).toBeNull();
  expect(active.rows[0]).toContain('Betalning bearbetas');
  // The debt is refetched with the cases, so they still add up.
  expect(mainText()).toContain('1 507 kr');
  expect(mainText()).not.toContain('Beloppen går inte ihop');
  expect(await paid()).toEqual([]);
});

it('when payments close the box disappears with a reason, said once, and focus is kept [C07, C23]', async () => {
  await sandbox.addFault({
    path: totalPath,
    status: 503,
    headers: { 'service-unavailable': 'payments' },
  });
  await openClaims();
  await userEvent.click(await payAll());
  const title = 'Det går inte att betala här just nu';
  await expect.poll(mainText).toContain(title);
  await expect.poll(() => card('Betala hela skulden')).toBeNull();
  expect(location.pathname).toBe('/krav');
  // The focused button has gone.
  await expect.poll(focusedText).toBe('Krav – din skuld just nu');
  const statuses = notices('status').map((status) => shownText(status));
  expect(statuses.filter((text) => text.includes(title))).toHaveLength(1);
});

it('with a payment that is tied to no case, the page of a case asks to wait as well [Z35, C06]', async () => {
  await sandbox.changeCustomer(personalNumber, { hasOspec: true });
  await openClaims();
  await expect.poll(() => active.names).toHaveLength(2);
  await userEvent.click(screen.getByRole('link', { name: first }));
  await expect
    .poll(() => shownText(card('Betala det här kravet')))
    .toContain('Vänta gärna med att betala');
  expect(payButtons()).toHaveLength(1);
});
