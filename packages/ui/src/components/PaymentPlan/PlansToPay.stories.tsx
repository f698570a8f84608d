import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { brokenWords, doubleText } from '../../testing/largeText.ts';
import { paymentPlanGuide } from './PaymentPlan.guide.ts';
import { PlansToPay } from './index.ts';

const plans = [
  {
    reference: '47160027415',
    href: '/krav/47160027415',
    amount: '350\u00a0kr',
    details: ['BDH\u00a047L', '250\u00a0kr av 600\u00a0kr är betalt'],
    pay: { label: 'Betala', name: 'Betala 350\u00a0kr, krav 47160027415' },
  },
  {
    reference: '47160024065',
    href: '/krav/47160024065',
    amount: '283\u00a0kr',
    details: ['KSE\u00a0169', 'Sista betalningen'],
    warning: 'Planen kan avslutas',
    pay: { label: 'Betala', name: 'Betala 283\u00a0kr, krav 47160024065' },
  },
  {
    reference: '47160031730',
    href: '/krav/47160031730',
    amount: null,
    details: ['KSE\u00a0169', 'Fråga oss om beloppet'],
  },
];

const plansToPay = {
  title: 'Att betala i november',
  headingLevel: 2,
  amount: '633\u00a0kr',
  due: 'senast 2026-11-30',
  text: 'Två avbetalningsplaner. Betala dem var för sig, de har olika OCR-nummer.',
  showAllLabel: 'Visa alla 7',
  remarks: [
    { label: 'Klart för november:', text: '4716\u00a00028\u00a0892.' },
    { label: 'Nästa gång:', text: '1\u00a0350\u00a0kr i tre planer, senast 2026-12-31.' },
  ],
} as const;

const meta = {
  title: 'Payment/PaymentPlan month',
  component: PlansToPay,
  args: { ...plansToPay, plans },
  parameters: {
    guide: paymentPlanGuide,
    docs: {
      description: {
        component: 'What all installment plans cost this month, one row for each plan.',
      },
    },
  },
} satisfies Meta<typeof PlansToPay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PlansOfAMonth: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('633 kr')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    const pay = canvas.getAllByRole('link', { name: /^Betala/u });
    await expect(pay.map((link) => link.getAttribute('href'))).toEqual([
      '/krav/47160027415',
      '/krav/47160024065',
    ]);
  },
};

export const FoldedPlans: Story = {
  args: { folded: '633\u00a0kr i två avbetalningsplaner, senast 2026-11-30' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = canvas.getByText('Klart för november:');
    await expect(first.checkVisibility()).toBe(false);
    await userEvent.click(canvas.getByRole('heading', { name: 'Att betala i november' }));
    await expect(first.checkVisibility()).toBe(true);
  },
};

export const ManyPlans: Story = {
  render: () => (
    <PlansToPay
      {...plansToPay}
      plans={Array.from({ length: 7 }, (_, index) => ({
        reference: String(47_160_027_415 + index),
        href: '/krav',
        amount: '350\u00a0kr',
        details: [],
      }))}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    canvas.getByRole('button', { name: 'Visa alla 7' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    await expect(canvas.getByRole('link', { name: /420$/u })).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LargeTextInSmallestWindow: Story = {
  tags: ['Z16', '!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  beforeEach: doubleText,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const pay of canvas.getAllByRole('link', { name: /^Betala/u })) {
      await expect(brokenWords(pay)).toEqual([]);
    }
  },
};
