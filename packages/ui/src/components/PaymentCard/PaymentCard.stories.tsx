import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Card } from '../Card/index.ts';
import { Columns } from '../Layout/index.ts';
import { paymentCardGuide } from './PaymentCard.guide.ts';
import { PaymentCard, type PaymentNumberWords } from './index.ts';

const meta = {
  title: 'Komponenter/PaymentCard',
  component: PaymentCard,
  excludeStories: ['numberWords'],
  parameters: {
    guide: paymentCardGuide,
    docs: {
      description: {
        component:
          'What one owes and the way to pay it: the amount first, then one button, then the numbers for those who pay at their bank. A state without a way to pay says why.',
      },
    },
  },
} satisfies Meta<typeof PaymentCard>;

export default meta;

// A story of its own form for each state: the props are a union, and its branches do not share arguments.
type Story = StoryObj;

export const numberWords: PaymentNumberWords = {
  plusgiro: {
    label: 'Plusgiro',
    copy: 'Kopiera Plusgiro',
    copied: 'Plusgirot är kopierat',
  },
  ocr: {
    label: 'OCR-nummer',
    copy: 'Kopiera OCR-nummer',
    copied: 'OCR-numret är kopierat',
  },
  reference: 'Referensnummer',
  amount: 'Belopp',
};

const amount = '4\u00a0350\u00a0kr';
const numbers = [{ plusgiro: '12 34 56-6', ocr: '471100239188' }];
const pay = {
  label: 'Betala med Swish',
  onPay: () => undefined,
  isPending: false,
  pendingLabel: 'Startar betalningen',
};
const frame = {
  title: 'Betala det här kravet',
  headingLevel: 2,
  numbersTitle: 'Plusgiro och OCR',
  numberWords,
} as const;

/** Beside the facts of a case, as on its page. */
const column: Decorator = (Story) => (
  <Columns aside={<Story />}>
    <Card>Ärendet</Card>
  </Columns>
);

/** What stands right after its term; the line below it holds the copy button. */
function valuesIn(element: HTMLElement): readonly HTMLElement[] {
  return within(element)
    .getAllByRole('definition')
    .filter((one) => one.previousElementSibling?.tagName === 'DT');
}

const payable = (
  <PaymentCard {...frame} amount={amount} numbers={numbers} pay={pay} status="payable" />
);

export const Payable: Story = {
  decorators: [column],
  render: () => payable,
  tags: ['D30'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Betala det här kravet' })).toBeVisible();
    await expect(canvas.getByText('4 350 kr')).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Betala med Swish' });
    const { width } = button.getBoundingClientRect();
    const card = canvasElement.querySelector('[data-state="payable"]');
    await expect(width).toBe(card?.getBoundingClientRect().width);
    await expect(canvas.getByText('OCR-nummer').checkVisibility()).toBe(false);
  },
};

export const NumbersByPointer: Story = {
  decorators: [column],
  render: () => payable,
  tags: ['D30', 'Z06', 'Z25'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Plusgiro och OCR'));
    await expect(canvas.getByRole('button', { name: 'Kopiera Plusgiro' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Kopiera OCR-nummer' })).toBeVisible();
    const values = valuesIn(canvasElement).map((one) => one.firstElementChild);
    await expect(values.map((one) => one?.textContent)).toEqual(['1234566', '471100239188']);
    await expect(values.map((one) => one?.children.length)).toEqual([4, 3]);
  },
};

export const WithDueDate: Story = {
  decorators: [column],
  render: () => (
    <PaymentCard
      {...frame}
      amount={amount}
      due="Betala senast 2026-11-30"
      numbers={numbers}
      pay={pay}
      status="payable"
    />
  ),
};

const start = fn();

function Paying(): ReactNode {
  const [isPending, setIsPending] = useState(false);
  return (
    <PaymentCard
      {...frame}
      amount={amount}
      numbers={numbers}
      pay={{
        ...pay,
        isPending,
        onPay: () => {
          start();
          setIsPending(true);
        },
      }}
      status="payable"
    />
  );
}

export const StartingByPointer: Story = {
  decorators: [column],
  render: () => <Paying />,
  play: async ({ canvasElement }) => {
    start.mockClear();
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Betala med Swish' });
    await userEvent.dblClick(button);
    await expect(start).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(canvas.getByText('Startar betalningen')).toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};

export const StartingByKeyboard: Story = {
  decorators: [column],
  render: () => <Paying />,
  play: async ({ canvasElement }) => {
    start.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Enter} ');
    await expect(start).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(document.activeElement).toBe(canvasElement.querySelector('summary'));
  },
};

export const Processing: Story = {
  decorators: [column],
  render: () => (
    <PaymentCard
      amount={amount}
      headingLevel={2}
      message={{
        title: 'Betalning bearbetas',
        text: 'Det kan ta några dagar innan den syns här.',
      }}
      status="processing"
      title="Betala det här kravet"
    />
  ),
  tags: ['D26'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('4 350 kr')).toBeVisible();
    await expect(canvas.getByText(/Betalning bearbetas/u)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const BlockedByUninsuredPeriod: Story = {
  decorators: [column],
  render: () => (
    <PaymentCard
      amount={amount}
      headingLevel={2}
      message={{
        title: 'Du kan inte betala med Swish',
        text: 'Fordonet måste först försäkras eller ställas av. Uppgiften ändras här nästa vardag.',
      }}
      numberWords={numberWords}
      numbers={numbers}
      reason="uninsured"
      status="blocked"
      title="Betala det här kravet"
    />
  ),
  tags: ['D24'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: /Swish/u })).toBeNull();
    await expect(canvas.getByText(/försäkras eller ställas av/u)).toBeVisible();
    await expect(canvas.getByText('Plusgiro')).toBeVisible();
    await expect(canvas.getByText('OCR-nummer')).toBeVisible();
  },
};

export const BlockedByPaymentsOff: Story = {
  decorators: [column],
  render: () => (
    <PaymentCard
      amount={amount}
      headingLevel={2}
      message={{ title: 'Det går inte att betala här just nu', text: 'Betala med Plusgiro.' }}
      numberWords={numberWords}
      numbers={numbers}
      reason="unavailable"
      status="blocked"
      title="Betala det här kravet"
    />
  ),
  tags: ['D27'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: /Swish/u })).toBeNull();
    await expect(canvas.getByText(/Det går inte att betala här just nu/u)).toBeVisible();
    await expect(canvas.getByText('OCR-nummer')).toBeVisible();
  },
};

export const PaymentsOffWithoutAmount: Story = {
  decorators: [column],
  render: () => (
    <PaymentCard
      amount={null}
      headingLevel={2}
      message={{ title: 'Det går inte att betala här just nu' }}
      numberWords={numberWords}
      numbers={numbers}
      reason="unavailable"
      status="blocked"
      title="Betalning"
    />
  ),
  tags: ['D27'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('OCR-nummer')).toBeNull();
  },
};

export const NothingToPay: Story = {
  decorators: [column],
  render: () => <PaymentCard headingLevel={2} status="settled" title="Inget att betala" />,
  tags: ['D31'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Inget att betala' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Paid: Story = {
  decorators: [column],
  render: () => (
    <PaymentCard
      headingLevel={2}
      message={{ title: 'Kravet är betalt', text: 'Tack för din betalning.' }}
      status="settled"
      title="Inget att betala"
    />
  ),
};

/** No OCR number covers several cases, so each case has its own. */
export const WholeDebt: Story = {
  decorators: [column],
  render: () => (
    <PaymentCard
      {...frame}
      amount={'12\u00a0480\u00a0kr'}
      numbers={[
        {
          reference: '47110023918',
          amount: '4\u00a0350\u00a0kr',
          plusgiro: '12 34 56-6',
          ocr: '471100239188',
        },
        {
          reference: '47110023926',
          amount: '8\u00a0130\u00a0kr',
          plusgiro: '12 34 56-6',
          ocr: '471100239261',
        },
      ]}
      pay={pay}
      status="payable"
      title="Betala hela skulden"
    />
  ),
  tags: ['C25'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Betala med Swish' })).toBeVisible();
    await userEvent.click(canvas.getByText('Plusgiro och OCR'));
    const values = valuesIn(canvasElement).map((one) => one.textContent);
    await expect(values).toEqual([
      '1234566',
      '47110023918',
      '4\u00a0350\u00a0kr',
      '471100239188',
      '47110023926',
      '8\u00a0130\u00a0kr',
      '471100239261',
    ]);
    await expect(
      canvas.getByRole('button', { name: 'Kopiera OCR-nummer Referensnummer 47110023926' }),
    ).toBeVisible();
  },
};

export const LongWordsNarrow: Story = {
  globals: { viewport: { value: 'smallest' } },
  render: () => (
    <PaymentCard
      {...frame}
      amount={'12\u00a0345\u00a0678,50\u00a0kr'}
      due="Betala senast 2026-11-30"
      numbers={numbers}
      pay={{ ...pay, label: 'Betala uppläggnings- och aviseringskostnaden med Swish' }}
      status="payable"
      title="Betala betalningsföreläggandeansökningskostnaden"
    />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Plusgiro och OCR'));
    const sum = within(canvasElement).getByText(/678,50/u);
    await expect(sum.scrollWidth).toBeLessThanOrEqual(sum.clientWidth);
  },
};
