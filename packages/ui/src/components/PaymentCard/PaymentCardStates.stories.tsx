import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { amount, bankPayments, besideFacts } from '../../testing/samplePayment.tsx';
import { paymentCardGuide } from './PaymentCard.guide.ts';
import { PaymentCard } from './index.ts';

const meta = {
  title: 'Payment/PaymentCard states',
  component: PaymentCard,
  parameters: {
    guide: paymentCardGuide,
    docs: { description: { component: 'The states in which the card offers no payment.' } },
  },
} satisfies Meta<typeof PaymentCard>;

export default meta;

// The props are a union whose branches do not share args, so most states draw themselves.
type Story = StoryObj;

export const Processing: Story = {
  decorators: [besideFacts],
  args: {
    status: 'processing',
    title: 'Betala det här kravet',
    headingLevel: 2,
    amount,
    message: {
      title: 'Betalning bearbetas',
      text: 'Det kan ta några dagar innan den syns här.',
    },
  },
  tags: ['D26'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('4 350 kr')).toBeVisible();
    await expect(canvas.getByText(/Betalning bearbetas/u)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('term')).toBeNull();
  },
};

export const BlockedByUninsuredPeriod: Story = {
  decorators: [besideFacts],
  render: () => (
    <PaymentCard
      amount={amount}
      headingLevel={2}
      message={{
        title: 'Du kan inte betala med Swish',
        text: 'Fordonet måste först försäkras eller ställas av. Uppgiften ändras här nästa vardag.',
      }}
      bankPayments={bankPayments}
      reason="uninsured"
      status="blocked"
      title="Betala det här kravet"
    />
  ),
  tags: ['D24'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: /Swish/u })).toBeNull();
    await expect(canvas.getByText(/försäkras eller ställas av/u)).toBeVisible();
    await expect(canvas.getByText('Plusgiro')).toBeVisible();
    await expect(canvas.getByText('OCR-nummer')).toBeVisible();
  },
};

export const BlockedByPaymentsOff: Story = {
  decorators: [besideFacts],
  render: () => (
    <PaymentCard
      amount={amount}
      headingLevel={2}
      message={{ title: 'Det går inte att betala här just nu', text: 'Betala med Plusgiro.' }}
      bankPayments={bankPayments}
      reason="unavailable"
      status="blocked"
      title="Betala det här kravet"
    />
  ),
  tags: ['D27'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: /Swish/u })).toBeNull();
    await expect(canvas.getByText(/Det går inte att betala här just nu/u)).toBeVisible();
    await expect(canvas.getByText('OCR-nummer')).toBeVisible();
  },
};

/** A provider with other accounts: an IBAN keeps its letters. */
export const OtherNumbers: Story = {
  decorators: [besideFacts],
  globals: { brand: 'neutral', scheme: 'dark' },
  render: () => (
    <PaymentCard
      amount={amount}
      bankPayments={[
        {
          numbers: [
            {
              label: 'Bankgiro',
              value: '5051-2345',
              grouping: 'bankgiro',
              copied: 'Bankgirot är kopierat',
            },
            {
              label: 'IBAN',
              value: 'SE35 5000 0000 0549 1000 0003',
              copied: 'IBAN-numret är kopierat',
            },
          ],
        },
      ]}
      headingLevel={2}
      message={{ title: 'Det går inte att betala här just nu', text: 'Betala på din bank.' }}
      reason="unavailable"
      status="blocked"
      title="Betala avgiften"
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const values = canvas
      .getAllByRole('definition')
      .filter((one) => one.previousElementSibling?.tagName === 'DT');
    await expect(values.map((one) => one.textContent)).toEqual([
      '50512345',
      'SE3550000000054910000003',
    ]);
    await expect(canvas.getByRole('button', { name: 'Kopiera IBAN' })).toBeVisible();
  },
};

/** On a phone a long number breaks into lines of about the same length, not into a line and two digits. */
export const LongNumberOnAPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <PaymentCard
      amount={amount}
      bankPayments={[
        {
          numbers: [
            {
              label: 'IBAN',
              value: 'DE89 3704 0044 0532 0130 85',
              copied: 'IBAN-numret är kopierat',
            },
          ],
        },
      ]}
      headingLevel={2}
      message={{ title: 'Det går inte att betala här just nu' }}
      reason="unavailable"
      status="blocked"
      title="Betala avgiften"
    />
  ),
  play: async ({ canvasElement }) => {
    const number = within(canvasElement)
      .getAllByRole('definition')
      .find(({ textContent }) => textContent === 'DE89370400440532013085');
    const range = document.createRange();
    range.selectNodeContents(number ?? canvasElement);
    const ends = new Map<number, number>();
    const left = number?.getBoundingClientRect().left ?? 0;
    for (const { bottom, right } of range.getClientRects()) {
      const line = Math.round(bottom);
      ends.set(line, Math.max(ends.get(line) ?? 0, right - left));
    }
    const lengths = [...ends.values()];
    await expect(Math.min(...lengths) / Math.max(...lengths)).toBeGreaterThan(0.4);
  },
};

export const PaymentsOffWithoutAmount: Story = {
  decorators: [besideFacts],
  render: () => (
    <PaymentCard
      amount={null}
      headingLevel={2}
      message={{ title: 'Det går inte att betala här just nu' }}
      bankPayments={bankPayments}
      reason="unavailable"
      status="blocked"
      title="Betalning"
    />
  ),
  tags: ['D27'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('OCR-nummer')).toBeNull();
  },
};

export const NothingToPay: Story = {
  decorators: [besideFacts],
  render: () => <PaymentCard headingLevel={2} status="settled" title="Inget att betala" />,
  tags: ['D31'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Inget att betala' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Paid: Story = {
  decorators: [besideFacts],
  render: () => (
    <PaymentCard
      headingLevel={2}
      message={{ title: 'Kravet är betalt', text: 'Tack för din betalning.' }}
      status="settled"
      title="Inget att betala"
    />
  ),
};
