import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';

import { brokenWords, doubleText } from '../../testing/largeText.ts';
import { giroNumbers, numberWords } from '../../testing/samplePayment.tsx';
import { Grid } from '../Layout/index.ts';
import { Notice } from '../Notice/index.ts';
import { paymentPlanGuide } from './PaymentPlan.guide.ts';
import { PaymentBreakdown, PlanMonthCard, PlansToPay } from './index.ts';

const meta = {
  title: 'Payment/PaymentPlan',
  component: PlanMonthCard,
  parameters: {
    parts: { PaymentBreakdown, PlansToPay },
    guide: paymentPlanGuide,
    docs: {
      description: {
        component:
          'An installment plan: a card for each of the relevant months, and the parts of the remaining debt.',
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
    await expect(
      canvas.getByRole('button', { name: 'Kopiera OCR-nummer Den här månaden' }),
    ).toBeVisible();
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

const breakdown = (
  <PaymentBreakdown
    amounts={[
      { term: 'Kapital', amount: '8\u00a0000\u00a0kr', explanation: 'Det som du är skyldig.' },
      { term: 'Kostnader', amount: '180\u00a0kr', explanation: 'Kostnader för inkasso.' },
      { term: 'Ränta', amount: '212,50\u00a0kr', explanation: 'Ränta enligt räntelagen.' },
      {
        term: 'Uppläggnings- och aviseringskostnad',
        amount: '170\u00a0kr',
        explanation: 'Det kostar att lägga upp planen och att skicka avier.',
      },
      {
        term: 'Preliminär tillkommande aviseringskostnad',
        amount: '120\u00a0kr',
        explanation: 'Så mycket kostar de avier som är kvar.',
      },
      {
        term: 'Preliminär tillkommande ränta',
        amount: '94\u00a0kr',
        explanation: 'Så mycket ränta kommer till under planen.',
      },
    ]}
    headingLevel={2}
    paymentsLeft={{ label: 'Antal betalningar kvar - inklusive aktuell månad', count: 7 }}
    title="Det här är kvar av planen"
    total={{
      term: 'Totalt belopp',
      amount: '8\u00a0776,50\u00a0kr',
      explanation: 'Allt som du betalar om du följer planen.',
    }}
  />
);

export const Breakdown: Story = {
  render: () => breakdown,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const names = ['Kapital', 'Kostnader', 'Ränta', 'Uppläggnings- och aviseringskostnad'];
    for (const name of [...names, 'Totalt belopp']) {
      const info = canvas.getByRole('button', { name: `Mer information om ${name}` });
      await expect(info.closest('dt')?.textContent.startsWith(name)).toBe(true);
    }
    await expect(canvas.getAllByRole('definition').map((one) => one.textContent)).toEqual([
      '7',
      '8\u00a0000\u00a0kr',
      '180\u00a0kr',
      '212,50\u00a0kr',
      '170\u00a0kr',
      '120\u00a0kr',
      '94\u00a0kr',
      '8\u00a0776,50\u00a0kr',
    ]);
    const places = canvas.getAllByRole('button').map((one) => one.getBoundingClientRect().x);
    await expect(new Set(places).size).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Mer information om Ränta' }));
    await expect(await screen.findByRole('dialog', { name: 'Ränta' })).toHaveTextContent(
      'Ränta enligt räntelagen.',
    );
  },
};

export const BreakdownWithWords: Story = {
  render: () => (
    <PaymentBreakdown
      amounts={[{ term: 'Kapital', amount: '8\u00a0000\u00a0kr', explanation: 'Skulden.' }]}
      headingLevel={2}
      paymentsLeft={{ label: 'Antal betalningar kvar - inklusive aktuell månad', count: 7 }}
      title="Det här är kvar av planen"
      total={{ term: 'Totalt belopp', amount: '8\u00a0100\u00a0kr', explanation: 'Allt.' }}
    >
      <Notice title="Beloppen går inte ihop" tone="warning">
        Delarna blir 8{'\u00a0'}000{'\u00a0'}kr, men totalt belopp är 8{'\u00a0'}100{'\u00a0'}kr.
      </Notice>
    </PaymentBreakdown>
  ),
};

export const BreakdownByKeyboard: Story = {
  tags: ['!autodocs'],
  render: () => breakdown,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const capital = canvas.getByRole('button', { name: 'Mer information om Kapital' });
    await expect(capital).toHaveFocus();
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: 'Mer information om Kostnader' }),
    ).toHaveFocus();
  },
};

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

export const PlansOfAMonth: Story = {
  render: () => <PlansToPay {...plansToPay} plans={plans} />,
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
  render: () => (
    <PlansToPay
      {...plansToPay}
      folded={'633\u00a0kr i två avbetalningsplaner, senast 2026-11-30'}
      plans={plans}
    />
  ),
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
  render: () => (
    <>
      <PlanMonthCard
        amount={'1\u00a0200\u00a0kr'}
        due="Betala senast 2026-12-31"
        {...month}
        status="toCome"
        title="Nästa månad"
      />
      {breakdown}
      <PlansToPay {...plansToPay} plans={plans} />
    </>
  ),
  globals: { viewport: { value: 'smallest' } },
  beforeEach: doubleText,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(brokenWords(canvas.getByRole('heading', { name: 'Nästa månad' }))).toEqual([]);
    for (const info of canvas.getAllByRole('button', { name: /^Mer information/u })) {
      const term = info.closest('dt')?.getBoundingClientRect();
      await expect(info.getBoundingClientRect().right).toBeLessThanOrEqual((term?.right ?? 0) + 1);
    }
  },
};
