import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';

import { RefusedPageProvider } from '../../customer/refusedPage.ts';
import { aUser, StoryFrame } from '../../testing/StoryFrame.tsx';
import { Component as Overview } from './route.tsx';

/** Two unread conversations, and no information text. */
function answer(path: string): Response {
  return path.includes('Unread') ? Response.json(2) : new Response('', { status: 200 });
}

const meta = {
  title: 'Pages/Overview',
  tags: ['!autodocs'],
  component: Overview,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Overview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Customer: Story = {
  render: () => (
    <StoryFrame answer={answer}>
      <Overview />
    </StoryFrame>
  ),
};

export const UninsuredWithPlanAtRisk: Story = {
  render: () => (
    <StoryFrame
      user={aUser({
        unInsuredVehicles: 2,
        increasingDebtAmount: 22_500,
        paymentPlanWillBeClosed: true,
      })}
    >
      <Overview />
    </StoryFrame>
  ),
};

export const EverythingOffline: Story = {
  render: () => (
    <StoryFrame offline={{ claims: false, damages: false, messages: false, documents: false }}>
      <Overview />
    </StoryFrame>
  ),
};

export const Blocked: Story = {
  render: () => (
    <StoryFrame
      user={aUser({
        matrixCustomerType: 'blockedMatrixCustomer',
        damageCustomerType: 'BlockedCustomer',
      })}
    >
      <Overview />
    </StoryFrame>
  ),
};

export const NotCustomer: Story = {
  render: () => (
    <StoryFrame
      user={aUser({ matrixCustomerType: 'notCustomer', damageCustomerType: 'NoCustomer' })}
    >
      <Overview />
    </StoryFrame>
  ),
};

export const NotAvailable: Story = {
  render: () => (
    <StoryFrame
      user={aUser({ matrixCustomerType: 'notAvailable', damageCustomerType: 'NotAvailable' })}
    >
      <Overview />
    </StoryFrame>
  ),
};

/** The customer tried to open the documents while they were closed. */
export const LedBackFromDocuments: Story = {
  tags: ['T08'],
  render: () => (
    <StoryFrame offline={{ documents: false }}>
      <RefusedPageProvider value={{ page: 'documents' }}>
        <Overview />
      </RefusedPageProvider>
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sidan Dokument kan inte öppnas.')).toBeVisible();
  },
};
