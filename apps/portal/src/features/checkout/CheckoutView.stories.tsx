import { createRef } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import type { ShownProblem } from '../../customer/payment/usePayment.ts';
import type { KnownPayment } from '../../domain/storedPayment.rules.ts';
import { createStore } from '../../platform/store.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { CheckoutView } from './CheckoutView.tsx';
import type { Checkout } from './useCheckout.ts';

const checkout: Checkout = {
  stage: 'loading',
  known: undefined,
  dueState: 'asking',
  change: null,
  payAgain: () => undefined,
  isPending: false,
  problem: null,
  container: createRef<HTMLDivElement>(),
};

const meta = {
  title: 'Pages/Checkout',
  tags: ['!autodocs'],
  component: CheckoutView,
  parameters: { layout: 'fullscreen' },
  args: {
    checkout,
    payment: { paymentId: '0f', referenceNumber: '47110023918', charge: 435_000 },
  },
  render: (args) => (
    <StoryFrame>
      <CheckoutView {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof CheckoutView>;
export default meta;
type Story = StoryObj<typeof meta>;

const paymentId = '8f3a0c2e91d74b6ea5c827f013be6d94';
const wholeDebt = { paymentId, charge: 4_131_700 };
const parts = [435_000, 398_000, 512_300, 1_048_700, 244_100, 1_493_600].map((charge, index) => ({
  referenceNumber: `4711002391${index}`,
  charge,
}));
const known: KnownPayment = {
  owner: 'maja',
  kind: 'wholeDebt',
  parts,
  isCompleted: true,
  since: Date.parse('2026-11-24T10:42:00+01:00'),
};

export const Loading: Story = {};
export const Open: Story = { args: { checkout: { ...checkout, stage: 'open' } } };
export const OpenForWholeDebt: Story = {
  args: { checkout: { ...checkout, stage: 'open', known }, payment: wholeDebt },
};
export const OpenThoughChanged: Story = {
  args: { checkout: { ...checkout, stage: 'open', change: { charge: 100_000 } } },
};
export const OpenWithoutAnythingKept: Story = {
  args: { checkout: { ...checkout, stage: 'open' }, payment: { paymentId: '0f' } },
};
export const Completed: Story = {
  args: {
    checkout: { ...checkout, stage: 'completed', known },
    payment: {
      paymentId,
      referenceNumber: '47110023918',
      charge: 435_000,
      concerns: 'Oförsäkrat fordon, WKA\u00A054H',
    },
  },
};
export const CompletedNarrow: Story = {
  ...Completed,
  globals: { viewport: { value: 'smallest' } },
};
export const CompletedWholeDebt: Story = {
  args: { checkout: { ...checkout, stage: 'completed', known }, payment: wholeDebt },
};
export const CompletedElsewhere: Story = {
  args: { checkout: { ...checkout, stage: 'completed' }, payment: { paymentId } },
};
export const Missing: Story = { args: { checkout: { ...checkout, stage: 'missing' } } };
export const Cancelled: Story = {
  args: { checkout: { ...checkout, stage: 'cancelled' } },
};
export const CancelledWholeDebt: Story = {
  args: {
    checkout: { ...checkout, stage: 'cancelled', payAgain: null },
    payment: wholeDebt,
  },
};
export const UnavailableAndAsking: Story = {
  args: { checkout: { ...checkout, stage: 'unavailable', dueState: 'asking' } },
};
export const UnavailableButPayable: Story = {
  args: { checkout: { ...checkout, stage: 'unavailable', dueState: 'payable' } },
};
export const UnavailableAndInProgress: Story = {
  args: { checkout: { ...checkout, stage: 'unavailable', dueState: 'inProgress' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Betalning bearbetas')).toBeVisible();
    await expect(page.queryByRole('button')).toBeNull();
  },
};
export const UnavailableWithNothingToPay: Story = {
  args: { checkout: { ...checkout, stage: 'unavailable', dueState: 'nothingToPay' } },
};
export const UnavailableAndUnknown: Story = {
  args: { checkout: { ...checkout, stage: 'unavailable', dueState: 'unknown' } },
};
/** A case of the whole debt has been paid by another payment, which is booked. */
export const Outdated: Story = {
  args: { checkout: { ...checkout, stage: 'unavailable', dueState: 'outdated' } },
};

const changed: ShownProblem = { kind: 'changed', money: createStore('nothing') };
const unanswered: ShownProblem = { kind: 'unknown', money: createStore('unknown') };
/** The new payment after a cancelled one was refused, because the amount is another one now. */
export const CancelledAndChanged: Story = {
  args: {
    checkout: { ...checkout, stage: 'unavailable', dueState: 'payable', problem: changed },
  },
};
export const CancelledAndUnanswered: Story = {
  args: {
    checkout: { ...checkout, stage: 'unavailable', dueState: 'unknown', problem: unanswered },
  },
};
