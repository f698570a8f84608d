import type { ClaimCase, ClaimDocument } from '@mina-sidor/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { aCase } from '../../testing/aCase.ts';
import { aLetter } from '../../testing/aLetter.ts';
import { aPlan } from '../../testing/aPlan.ts';
import { aFailedQuery, aLoadingQuery, aReadyQuery } from '../../testing/aQuery.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { CaseView } from './CaseView.tsx';

const meta = {
  title: 'Pages/Case',
  tags: ['!autodocs'],
  component: CaseView,
  parameters: { layout: 'fullscreen' },
  args: { referenceNumber: '47110023918', query: aLoadingQuery },
  render: (args) => (
    <StoryFrame>
      <CaseView {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof CaseView>;
export default meta;
type Story = StoryObj<typeof meta>;

function ready(overrides: Partial<ClaimCase>): Story {
  return { args: { query: aReadyQuery(aCase(overrides)) } };
}

const uninsured = { hasOpenUninsuredPeriod: true, dayCharge: 18_000 };
const plan = { stateName: 'InstallmentPlan', paymentPlanInfo: aPlan(), amountToPay: 196_250 };
const part = {
  caseType: 'premiekrav',
  damageDate: null,
  fromDate: '2026-02-01',
  toDate: '2026-03-01',
};

const letterOfDay = (day: string) =>
  aLetter({ index: Number(day), createdDate: `2026-11-0${day}` });

const withLetters = (letters: readonly ClaimDocument[]): Pick<Story, 'render'> => ({
  render: (args) => (
    <StoryFrame
      answer={(path) =>
        path.endsWith('/GetInsuranceDocumentMetadatas')
          ? Response.json(letters)
          : new Response(null, { status: 404 })
      }
    >
      <CaseView {...args} />
    </StoryFrame>
  ),
});

const withoutPayments: Story['render'] = (args) => (
  <StoryFrame offline={{ payments: false }}>
    <CaseView {...args} />
  </StoryFrame>
);

export const Loading: Story = {};
export const Failed: Story = {
  args: { query: aFailedQuery },
};

export const Missing: Story = {
  args: { referenceNumber: '99999999999', query: { ...aFailedQuery, isMissing: true } },
};

// The six ways to pay, in the order of their priority.
export const Uninsured = ready(uninsured);
export const PaymentInProgress = ready({ paymentStatus: 'Created', stateName: 'Collection' });
export const PaymentsOff: Story = { ...ready({}), render: withoutPayments };
export const PaymentsOffForPlan: Story = { ...ready(plan), render: withoutPayments };
export const PaymentsOffNothingToPay: Story = {
  ...ready({ amountToPay: 0 }),
  render: withoutPayments,
};
export const InstallmentPlan = ready(plan);
export const InstallmentPlanAtRisk = ready({
  ...plan,
  paymentPlanInfo: aPlan({ willBeClosed: true, nextAmortizationOccasion: null }),
});
export const InstallmentPlanAtRiskMonthPaid = ready({
  ...plan,
  paymentPlanInfo: aPlan({
    willBeClosed: true,
    activeAmortizationOccasion: {
      expectedAmount: 120_000,
      paidAmount: 120_000,
      amountLeftToPay: 0,
      date: '2026-11-30',
    },
  }),
});
export const Payable = ready({});
export const PayableWithOre = ready({ amountToPay: 12_435_050 });
export const UnknownAmount = ready({ amountToPay: null });
export const NothingToPay = ready({ amountToPay: 0 });
export const Closed = ready({ active: false, amountToPay: 0, stateName: 'Collection' });
export const InstallmentPlanNotAddingUp = ready({
  ...plan,
  paymentPlanInfo: aPlan({ totalAmount: 300_000 }),
});

// The steps, and the states outside them.
export const Reminder = ready({ stateName: 'Reminder' });
export const Collection = ready({ stateName: 'Collection ' });
// Of those that are not played, the words alone differ, which tables prove.
export const PaymentOrder: Story = { ...ready({ stateName: 'PaymentOrder' }), tags: ['!test'] };
export const Ruling: Story = { ...ready({ stateName: 'Verdict' }), tags: ['!test'] };
export const Foreclosure: Story = { ...ready({ stateName: 'Foreclosure' }), tags: ['!test'] };
export const Contestation = ready({ stateName: 'Contestation' });
export const TemporaryOffer: Story = {
  ...ready({ stateName: 'TemporaryOffer' }),
  ...withLetters([aLetter(), aLetter({ minaSidorDisplayName: 'Tillfälligt erbjudande' })]),
  play: async ({ canvasElement }) => {
    const day = await within(canvasElement).findByText('Brev');
    await expect(day).toHaveTextContent('Brev 2026-11-05');
  },
};
export const Ackord: Story = { ...ready({ stateName: 'Ackord' }), tags: ['!test'] };

export const WithLetters: Story = {
  ...ready({ stateName: 'Reminder' }),
  ...withLetters(['7', '6', '5', '4', '3', '2', '1'].map(letterOfDay)),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const older = await page.findByText('Visa äldre brev (2)');
    await expect(page.getByText(/^Sista betalningsdag står i/u)).toHaveTextContent(
      'påminnelsen från 2026-11-07',
    );
    await expect(page.getByText('2026-11-03')).toBeVisible();
    await expect(page.getByText('2026-11-02')).not.toBeVisible();
    await userEvent.click(older);
    await expect(page.getByText('2026-11-02')).toBeVisible();
  },
};

export const SeveralVehicles = ready({
  customerCases: [part, { ...part, caseType: 'självrisk', damageDate: '2026-01-15' }],
  registrationNumbers: ['ABC12D', 'MLK481'],
});
export const SeveralPartsOfOneVehicle = ready({ customerCases: [part, part] });
export const WithoutVehicle = ready({ registrationNumbers: [] });
