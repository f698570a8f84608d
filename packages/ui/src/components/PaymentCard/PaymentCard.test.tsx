import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { bankPayments, giroNumbers, numberWords } from '../../testing/samplePayment.tsx';
import { PaymentCard } from './index.ts';

const onPay = vi.fn();
const pay = { label: 'Betala med Swish', onPay, isPending: false, pendingLabel: 'Startar' };

it('copies only the digits of each number [Z06]', async () => {
  const write = vi.fn(() => Promise.resolve());
  renderWithUi(
    <PaymentCard
      amount={null}
      headingLevel={2}
      message={{ title: 'Du kan inte betala med Swish' }}
      bankPayments={bankPayments}
      numberWords={numberWords}
      reason="uninsured"
      status="blocked"
      title="Betala"
    />,
  );
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: write },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Kopiera Plusgiro' }));
  await userEvent.click(screen.getByRole('button', { name: 'Kopiera OCR-nummer' }));
  expect(write.mock.calls).toEqual([['1234566'], ['471100239188']]);
});

it('shows and copies an IBAN with its letters, and a Bankgiro by its digits', async () => {
  const write = vi.fn(() => Promise.resolve());
  renderWithUi(
    <PaymentCard
      amount="4 350 kr"
      bankPayments={[
        {
          numbers: [
            { label: 'IBAN', value: 'SE35 5000 0000 0549 1000 0003', copied: 'Klart' },
            { label: 'Bankgiro', value: '5051-2345', grouping: 'bankgiro', copied: 'Klart' },
          ],
        },
      ]}
      headingLevel={2}
      message={{ title: 'Betala på banken' }}
      numberWords={numberWords}
      reason="unavailable"
      status="blocked"
      title="Betala"
    />,
  );
  expect(screen.getAllByRole('definition')[0]?.textContent).toBe('SE3550000000054910000003');
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: write },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Kopiera IBAN' }));
  await userEvent.click(screen.getByRole('button', { name: 'Kopiera Bankgiro' }));
  expect(write.mock.calls).toEqual([['SE3550000000054910000003'], ['50512345']]);
});

const wholeDebtOf = (accounts: readonly string[]) => (
  <PaymentCard
    amount="4 350 kr"
    headingLevel={2}
    bankPayments={accounts.map((account, index) => ({
      reference: String(1001 + index),
      amount: '350 kr',
      numbers: giroNumbers(account, String(9001 + index)),
    }))}
    numbersTitle="Plusgiro och OCR"
    numberWords={numberWords}
    pay={pay}
    status="payable"
    title="Betala hela skulden"
  />
);

it('shows once the account that all cases share, or one for each case if they differ [C25]', () => {
  const { rerender } = renderWithUi(wholeDebtOf(['1234566', '1234566']));
  expect(screen.getAllByText('Plusgiro')).toHaveLength(1);
  expect(screen.getAllByText('OCR-nummer')).toHaveLength(2);
  rerender(wholeDebtOf(['1234566', '7654321']));
  expect(screen.getAllByText('Plusgiro')).toHaveLength(2);
});

it('lists the numbers of very many cases five at a time, and moves focus to the sixth [C25]', async () => {
  renderWithUi(wholeDebtOf(Array.from({ length: 2000 }, () => '1234566')));
  const references = () => screen.getAllByText('Referensnummer');
  expect(references()).toHaveLength(5);
  await userEvent.click(screen.getByText('Plusgiro och OCR'));
  await userEvent.click(screen.getByRole('button', { name: 'Visa fler' }));
  expect(references()).toHaveLength(10);
  expect(document.activeElement?.closest('div:has(> dl)')?.textContent).toContain('1006');
  expect(screen.queryByRole('button', { name: 'Visa alla' })).toBeNull();
});

it('says above the button how the charged amount differs from the amount', () => {
  renderWithUi(
    <PaymentCard
      amount="4 350,50 kr"
      headingLevel={2}
      note="Ören dras inte."
      bankPayments={bankPayments}
      numbersTitle="Plusgiro och OCR"
      numberWords={numberWords}
      pay={pay}
      status="payable"
      title="Betala det här kravet"
    />,
  );
  const note = screen.getByText('Ören dras inte.');
  const button = screen.getByRole('button', { name: 'Betala med Swish' });
  expect(note.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('says before the numbers what to know about a payment through the bank', () => {
  renderWithUi(
    <PaymentCard
      amount="4 350 kr"
      bankPayments={bankPayments}
      headingLevel={2}
      message={{ title: 'Du kan inte betala med Swish' }}
      note="Skulden ökar varje dag."
      numberWords={numberWords}
      reason="uninsured"
      status="blocked"
      title="Betala"
    />,
  );
  const [number] = screen.getAllByRole('definition');
  if (number === undefined) throw new Error('The card shows no number.');
  const note = screen.getByText('Skulden ökar varje dag.');
  expect(note.compareDocumentPosition(number)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('reads its message in place of the button when the state has changed during use', () => {
  const processing = (takesFocus: boolean) => (
    <PaymentCard
      amount="4 350 kr"
      headingLevel={2}
      message={{ title: 'Betalning bearbetas', text: 'Betala inte igen.', takesFocus }}
      status="processing"
      title="Din betalning"
    />
  );
  const { rerender } = renderWithUi(processing(false));
  expect(document.activeElement).toBe(document.body);
  rerender(processing(true));
  const message = screen.getByRole('group', { name: /Betalning bearbetas/u });
  expect(document.activeElement).toBe(message);
});
