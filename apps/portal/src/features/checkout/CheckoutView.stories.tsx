import { createRef } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { CheckoutView } from './CheckoutView.tsx';
import type { Checkout } from './useCheckout.ts';

const checkout: Checkout = {
  stage: 'loading',
  dueState: 'asking',
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

const wholeDebt = { paymentId: '0f', charge: 4_131_700 };

export const Loading: Story = {};
export const Open: Story = { args: { checkout: { ...checkout, stage: 'open' } } };
export const OpenForWholeDebt: Story = {
  args: { checkout: { ...checkout, stage: 'open' }, payment: wholeDebt },
};
export const OpenWithoutAnythingKept: Story = {
  args: { checkout: { ...checkout, stage: 'open' }, payment: { paymentId: '0f' } },
};
export const Completed: Story = {
  args: { checkout: { ...checkout, stage: 'completed' } },
  play: async ({ canvasElement }) => {
    const [onward, ...others] = within(canvasElement).getAllByRole('link');
    await expect(onward).toHaveAccessibleName('Till ärendet');
    await expect(onward).toHaveAttribute('href', '/krav/47110023918');
    await expect(others).toEqual([]);
  },
};
export const CompletedWholeDebt: Story = {
  args: { checkout: { ...checkout, stage: 'completed' }, payment: wholeDebt },
};
export const Missing: Story = { args: { checkout: { ...checkout, stage: 'missing' } } };
export const Cancelled: Story = {
  args: { checkout: { ...checkout, stage: 'cancelled', payAgain: fn() } },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('link', { name: 'Tillbaka till ärendet' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Försök igen' }));
    await expect(args.checkout.payAgain).toHaveBeenCalledOnce();
  },
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

const changed = { kind: 'changed', money: 'nothing' } as const;
const unanswered = { kind: 'unknown', money: 'unknown' } as const;
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
