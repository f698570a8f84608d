import { createRef } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { CheckoutView } from './CheckoutView.tsx';

const meta = {
  title: 'Sidor/Betala',
  component: CheckoutView,
  parameters: { layout: 'fullscreen' },
  args: {
    amount: 4350,
    container: createRef<HTMLDivElement>(),
    referenceNumber: '47110023918',
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

export const Loading: Story = {};
export const Open: Story = { args: { state: { status: 'open' } } };
export const OpenForWholeDebt: Story = {
  args: { state: { status: 'open' }, referenceNumber: undefined, amount: 41_317 },
};
export const OpenWithoutAnythingKept: Story = {
  args: { state: { status: 'open' }, referenceNumber: undefined, amount: undefined },
};
export const Completed: Story = { args: { state: { status: 'completed' } } };
export const CompletedWholeDebt: Story = {
  args: { state: { status: 'completed' }, referenceNumber: undefined, amount: 41_317 },
};
export const Cancelled: Story = {
  args: { state: { status: 'cancelled', payAgain: () => undefined, isPending: false } },
};
export const CancelledWholeDebt: Story = {
  args: {
    state: { status: 'cancelled', payAgain: null, isPending: false },
    referenceNumber: undefined,
    amount: 41_317,
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
