import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { brokenWords, doubleText } from '../../testing/largeText.ts';
import { giroNumbers, numberWords } from '../../testing/samplePayment.tsx';
import { Grid } from '../Layout/index.ts';
import { paymentPlanGuide } from './PaymentPlan.guide.ts';
import { PlanMonthCard } from './index.ts';

const meta = {
  title: 'Payment/PaymentPlan',
  component: PlanMonthCard,
  parameters: {
    guide: paymentPlanGuide,
    docs: {
      description: {
        component: 'An installment plan: a card for each of the relevant months.',
      },
    },
  },
} satisfies Meta<typeof PlanMonthCard>;

export default meta;

// The props are a union whose branches do not share args, so most states draw themselves.
type Story = StoryObj;

const bankPayments = [
  {
    numbers: giroNumbers('12 34 56-6', '471100194475'),
    code: {
      value:
        '{"uqr":1,"tp":1,"nme":"Trafikfonden","cid":"000000-0000","iref":"471100194475","ddt":"20261130","due":1200,"pt":"PG","acc":"123456-6"}',
      label: 'QR-kod för att betala 1\u00a0200\u00a0kr till Plusgiro',
      instruction: 'Läs av koden med appen för din bank.',
    },
  },
];

const month = { headingLevel: 2, numberWords, bankPayments } as const;

const monthToPay = {
  ...month,
  due: 'Betala senast 2026-11-30',
  status: 'due',
  statusLabel: 'Att betala',
  title: 'Den här månaden',
} as const;

const dueMonth = <PlanMonthCard {...monthToPay} amount={'1\u00a0200\u00a0kr'} />;

export const DueMonth: Story = {
  args: { ...monthToPay, amount: '1\u00a0200\u00a0kr' },
  tags: ['D29', 'D32'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Betala senast')).toHaveTextContent('Betala senast 2026-11-30');
    await expect(canvas.getByText('Plusgiro')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Swish/u })).toBeNull();
    await expect(
      canvas.getByRole('button', { name: 'Kopiera OCR-nummer Den här månaden' }),
    ).toBeVisible();
    const code = await canvas.findByRole('img', { name: /^QR-kod/u });
    const frame = code.parentElement;
    // The code has a white margin in every theme and in forced colours; without it no camera reads it.
    await expect(frame && getComputedStyle(frame).backgroundColor).toBe('rgb(255, 255, 255)');
    await expect(code.getBoundingClientRect().width).toBeGreaterThanOrEqual(120);
  },
};

export const PaidMonth: Story = {
  render: () => (
    <PlanMonthCard
      headingLevel={2}
      paid={'Du har betalat 1\u00a0200\u00a0kr av 1\u00a0200\u00a0kr.'}
      status="paid"
      statusLabel="Betald"
      title="Den här månaden"
    />
  ),
  tags: ['D32'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Betald')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const MonthWithoutPayment: Story = {
  render: () => (
    <PlanMonthCard
      headingLevel={2}
      status="none"
      statusLabel="Inget att betala"
      title="Den här månaden"
    />
  ),
  tags: ['D32'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Inget att betala')).toBeVisible();
    await expect(canvas.queryByText(/kr$/u)).toBeNull();
  },
};

export const TwoMonths: Story = {
  render: () => (
    <Grid columns={2}>
      {dueMonth}
      <PlanMonthCard
        amount={'1\u00a0200\u00a0kr'}
        due="Betala senast 2026-12-31"
        {...month}
        status="toCome"
        title="Nästa månad"
      />
    </Grid>
  ),
  tags: ['Z36'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const copyNext = canvas.getByRole('button', { name: 'Kopiera OCR-nummer Nästa månad' });
    await expect(copyNext).not.toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: 'Nästa månad' }));
    await expect(copyNext).toBeVisible();
  },
};

export const PartlyPaidMonth: Story = {
  render: () => (
    <PlanMonthCard
      {...monthToPay}
      amount={'950\u00a0kr'}
      paid={{ share: 0.2, label: 'Du har betalat 250\u00a0kr av 1\u00a0200\u00a0kr.' }}
    />
  ),
  tags: ['Z31'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Du har betalat 250/u)).toBeVisible();
  },
};

/** The phone that shows the code cannot read it: copying comes first. */
export const DueMonthOnPhone: Story = {
  ...DueMonth,
  tags: ['Z36', '!autodocs'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const show = canvas.getByRole('button', {
      name: 'Visa QR-kod Om du betalar med en annan mobil Den här månaden',
    });
    await expect(canvas.queryByRole('img', { name: /^QR-kod/u })).toBeNull();
    show.focus();
    await userEvent.keyboard('{Enter}');
    await expect(show).toHaveAttribute('aria-expanded', 'true');
    await expect(await canvas.findByRole('img', { name: /^QR-kod/u })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('img', { name: /^QR-kod/u })).toBeNull();
  },
};

export const LargeTextInSmallestWindow: Story = {
  tags: ['Z16', '!autodocs'],
  render: () => (
    <PlanMonthCard
      amount={'1\u00a0200\u00a0kr'}
      due="Betala senast 2026-12-31"
      {...month}
      status="toCome"
      title="Nästa månad"
    />
  ),
  globals: { viewport: { value: 'smallest' } },
  beforeEach: doubleText,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(brokenWords(canvas.getByRole('heading', { name: 'Nästa månad' }))).toEqual([]);
  },
};
