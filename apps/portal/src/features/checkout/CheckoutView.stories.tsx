import { createRef } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { CheckoutView } from './CheckoutView.tsx';

const meta = {
  title: 'Sidor/Betala',
  component: CheckoutView,
  parameters: { layout: 'fullscreen' },
  args: {
    container: createRef<HTMLDivElement>(),
    payment: { paymentId: '0f', referenceNumber: '47110023918', charge: 435_000 },
    state: { status: 'loading' },
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
export const Open: Story = { args: { state: { status: 'open' } } };
export const OpenForWholeDebt: Story = {
  args: { state: { status: 'open' }, payment: wholeDebt },
};
export const OpenWithoutAnythingKept: Story = {
  args: { state: { status: 'open' }, payment: { paymentId: '0f' } },
};
export const Completed: Story = { args: { state: { status: 'completed' } } };
export const CompletedWholeDebt: Story = {
  args: { state: { status: 'completed' }, payment: wholeDebt },
};
export const Cancelled: Story = {
  args: { state: { status: 'cancelled', payAgain: () => undefined, isPending: false } },
};
export const CancelledWholeDebt: Story = {
  args: {
    state: { status: 'cancelled', payAgain: null, isPending: false },
    payment: wholeDebt,
  },
};
export const UnavailableAndAsking: Story = {
  args: { state: { status: 'unavailable', standing: 'asking' } },
};
export const UnavailableButPayable: Story = {
  args: { state: { status: 'unavailable', standing: 'payable' } },
};
export const UnavailableAndInProgress: Story = {
  args: { state: { status: 'unavailable', standing: 'inProgress' } },
};
export const UnavailableWithNothingToPay: Story = {
  args: { state: { status: 'unavailable', standing: 'nothingToPay' } },
};
export const UnavailableAndUnknown: Story = {
  args: { state: { status: 'unavailable', standing: 'unknown' } },
};
