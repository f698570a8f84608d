import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, within } from 'storybook/test';

import { RefusedPageProvider } from '../../customer/refusedPage.ts';
import { aSentCase } from '../../testing/aCase.ts';
import { aUser, StoryFrame } from '../../testing/StoryFrame.tsx';
import { Component as Overview } from './route.tsx';

/** Two unread conversations, one case to pay, and no information text. */
function answer(path: string): Response {
  if (path.includes('Unread')) return Response.json(2);
  if (path.includes('BasePackage')) {
    return Response.json({
      activeReferenceNumberBaseDeck: [aSentCase('47110023918', '12 480')],
      inactiveReferenceNumberBaseDeck: [],
      referenceNumberTransactions: [],
      hasOspec: false,
    });
  }
  return new Response('', { status: 200 });
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

export const CaseToPay: Story = {
  ...Customer,
  tags: ['Z76'],
  play: async ({ canvas }) => {
    const todo = within(await canvas.findByRole('region', { name: 'Att göra' }));
    await expect(todo.getAllByRole('listitem')).toHaveLength(2);
    await expect(
      todo.getByRole('link', { name: 'Betala kravet, krav 4 7 1 1, 0 0 2 3, 9 1 8' }),
    ).toBeVisible();
  },
};

export const NothingToDo: Story = {
  tags: ['Z76'],
  render: () => (
    <StoryFrame user={aUser({ matrixCustomerType: 'notCustomer', balance: 0 })}>
      <Overview />
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Du har inget att betala just nu.' }),
    ).toBeVisible();
  },
};

/** The claims do not answer, so what the customer has to do is shown without them. */
export const ClaimsLate: Story = {
  tags: ['Z76'],
  render: () => (
    <StoryFrame
      answer={(path) =>
        path.includes('BasePackage') ? new Promise<Response>(() => undefined) : answer(path)
      }
    >
      <Overview />
    </StoryFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hämtar vad du har att göra')).toBeVisible();
  },
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
