import type { InsuranceCase } from '@mina-sidor/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { aCase } from '../../shared/testing/aCase.ts';
import { StoryFrame } from '../../shared/testing/StoryFrame.tsx';
import { CaseView } from './CaseView.tsx';

const meta = {
  title: 'Sidor/Ärendedetaljer',
  component: CaseView,
  parameters: { layout: 'fullscreen' },
  args: { referenceNumber: '47110023918', state: { status: 'loading' } },
  render: (args) => (
    <StoryFrame>
      <CaseView {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof CaseView>;
export default meta;
type Story = StoryObj<typeof meta>;

function ready(overrides: Partial<InsuranceCase>): Story {
  return {
    args: {
      state: { status: 'ready', insuranceCase: aCase(overrides), refresh: () => Promise.resolve() },
    },
  };
}

const part = {
  caseType: 'premiekrav',
  damageDate: null,
  fromDate: '2026-02-01',
  toDate: '2026-03-01',
};

export const Loading: Story = {};
export const Failed: Story = {
  args: { state: { status: 'failed', reload: () => undefined, isReloading: false } },
};
export const SimpleState = ready({});
export const StateWithExplanation = ready({ stateName: 'Collection ' });
export const Closed = ready({ active: false, amountToPay: '0', stateName: 'Collection' });
export const Uninsured = ready({ hasOpenUninsuredPeriod: true, dayCharge: '180,00' });
export const InstallmentPlan = ready({ stateName: 'InstallmentPlan' });
export const SeveralVehicles = ready({
  customerCases: [part, { ...part, caseType: 'självrisk', damageDate: '2026-01-15' }],
  registrationNumbers: ['ABC12D', 'MLK481'],
});
export const SeveralPartsOfOneVehicle = ready({ customerCases: [part, part] });
export const WithoutVehicle = ready({ registrationNumbers: [] });
