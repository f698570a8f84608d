import type { Meta, StoryObj } from '@storybook/react-vite';

import type { Claims } from '../../customer/payment/useClaims.ts';
import { aCase } from '../../testing/aCase.ts';
import { aPlan } from '../../testing/aPlan.ts';
import { aFailedQuery, aLoadingQuery, aReadyQuery } from '../../testing/aQuery.ts';
import { aUser, StoryFrame } from '../../testing/StoryFrame.tsx';
import { ClaimsView } from './ClaimsView.tsx';

const states = ['Claim', 'Collection', 'InstallmentPlan', 'Ackord', 'Contestation', 'Reminder'];

const claims: Claims = {
  user: aUser(),
  activeReferenceNumberBaseDeck: Array.from({ length: 12 }, (_, index) =>
    aCase({
      referenceNumber: String(47110023918 + index),
      stateName: states[index % states.length] ?? null,
      amountToPay: 435_000 - index * 21_000,
      registrationNumbers: index === 3 ? [] : ['ABC12D'],
      paymentStatus: index === 5 ? 'Created' : 'None',
    }),
  ),
  inactiveReferenceNumberBaseDeck: [
    aCase({ referenceNumber: '47110011111', active: false, amountToPay: 0 }),
  ],
  referenceNumberTransactions: [
    { type: 'CustomerPayment', date: '2026-10-02', amount: 125_000 },
    { type: 'KfmPayment', date: '2026-09-14', amount: 43_050 },
    { type: 'Correction', date: '2026-08-30', amount: -18_000 },
  ],
  hasOspec: false,
};

const meta = {
  title: 'Pages/Claims',
  tags: ['!autodocs'],
  component: ClaimsView,
  parameters: { layout: 'fullscreen' },
  args: { query: aReadyQuery<Claims>(claims) },
  render: (args) => (
    <StoryFrame>
      <ClaimsView {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof ClaimsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {};

export const Loading: Story = { args: { query: aLoadingQuery } };

export const Failed: Story = { args: { query: aFailedQuery } };

export const Empty: Story = {
  args: {
    query: aReadyQuery<Claims>({
      ...claims,
      activeReferenceNumberBaseDeck: [],
      inactiveReferenceNumberBaseDeck: [],
      referenceNumberTransactions: [],
    }),
  },
};

export const Uninsured: Story = {
  args: {
    query: aReadyQuery<Claims>({
      ...claims,
      activeReferenceNumberBaseDeck: [aCase({ hasOpenUninsuredPeriod: true })],
    }),
  },
  render: (args) => (
    <StoryFrame user={aUser({ unInsuredVehicles: 1, increasingDebtAmount: 4500 })}>
      <ClaimsView {...args} />
    </StoryFrame>
  ),
};

export const SeveralUninsured: Story = {
  ...Uninsured,
  render: (args) => (
    <StoryFrame user={aUser({ unInsuredVehicles: 3, increasingDebtAmount: 40_550 })}>
      <ClaimsView {...args} />
    </StoryFrame>
  ),
};

export const PaymentsOff: Story = {
  render: (args) => (
    <StoryFrame offline={{ payments: false }}>
      <ClaimsView {...args} />
    </StoryFrame>
  ),
};

const planAtRisk = {
  stateName: 'InstallmentPlan',
  paymentPlanInfo: aPlan({ willBeClosed: true }),
};

export const PlansAtRisk: Story = {
  args: {
    query: aReadyQuery<Claims>({
      ...claims,
      activeReferenceNumberBaseDeck: [
        aCase({ ...planAtRisk, referenceNumber: '47110019447' }),
        aCase({ ...planAtRisk, referenceNumber: '47110022041' }),
      ],
    }),
  },
};

export const Plans: Story = {
  args: {
    query: aReadyQuery<Claims>({
      ...claims,
      user: aUser({ balance: 870_000 }),
      activeReferenceNumberBaseDeck: ['47110019447', '47110022041'].map((referenceNumber) =>
        aCase({ stateName: 'InstallmentPlan', paymentPlanInfo: aPlan(), referenceNumber }),
      ),
    }),
  },
};

export const UntiedPayment: Story = {
  args: { query: aReadyQuery<Claims>({ ...claims, hasOspec: true }) },
};
