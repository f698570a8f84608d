import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { amount, besideFacts, numbers, numberWords } from '../../testing/samplePayment.tsx';
import { paymentCardGuide } from './PaymentCard.guide.ts';
import { PaymentCard } from './index.ts';

const meta = {
  title: 'Komponenter/PaymentCard states',
  component: PaymentCard,
  parameters: {
    guide: paymentCardGuide,
    docs: { description: { component: 'The states in which the card offers no payment.' } },
  },
} satisfies Meta<typeof PaymentCard>;

export default meta;

// Each state has its own story type: the props are a union, and its branches do not share args.
type Story = StoryObj;

export const Processing: Story = {
  decorators: [besideFacts],
  render: () => (
    <PaymentCard
      amount={amount}
      headingLevel={2}
      message={{
        title: 'Betalning bearbetas',
        text: 'Det kan ta några dagar innan den syns här.',
      }}
      status="processing"
      title="Betala det här kravet"
    />
  ),
  tags: ['D26'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('4 350 kr')).toBeVisible();
    await expect(canvas.getByText(/Betalning bearbetas/u)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
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
      numberWords={numberWords}
      numbers={numbers}
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
      numberWords={numberWords}
      numbers={numbers}
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

export const PaymentsOffWithoutAmount: Story = {
  decorators: [besideFacts],
  render: () => (
    <PaymentCard
      amount={null}
      headingLevel={2}
      message={{ title: 'Det går inte att betala här just nu' }}
      numberWords={numberWords}
      numbers={numbers}
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
