import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import {
  amount,
  bankPayments,
  besideFacts,
  giroNumbers,
  numberWords,
} from '../../testing/samplePayment.tsx';
import { paymentCardGuide } from './PaymentCard.guide.ts';
import { PaymentCard, type PaymentCardProps, type PaymentNumberWords } from './index.ts';

/** The card with a button; its other states have a page of their own. */
type Props = Extract<PaymentCardProps, { status: 'payable'; numberWords: PaymentNumberWords }>;

const pay = {
  label: 'Betala med Swish',
  onPay: () => undefined,
  isPending: false,
  pendingLabel: 'Startar betalningen',
};

const meta = {
  title: 'Payment/PaymentCard',
  component: PaymentCard,
  args: {
    status: 'payable',
    title: 'Betala det här kravet',
    headingLevel: 2,
    amount,
    pay,
    numbersTitle: 'Plusgiro och OCR',
    numberWords,
    bankPayments,
  },
  decorators: [besideFacts],
  parameters: {
    guide: paymentCardGuide,
    docs: {
      description: {
        component:
          'What the customer owes and how to pay it: first the amount, then one button, then the numbers for a payment through the bank. A state without a way to pay gives the reason.',
      },
    },
  },
} satisfies Meta<Props>;

export default meta;

type Story = StoryObj<Props>;

/** The content next to its term; the line below it holds the copy button. */
function valuesIn(element: HTMLElement): readonly HTMLElement[] {
  return within(element)
    .getAllByRole('definition')
    .filter((one) => one.previousElementSibling?.tagName === 'DT');
}

export const Payable: Story = {
  tags: ['D30'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const headings = canvas.getAllByRole('heading').map((one) => [one.tagName, one.textContent]);
    await expect(headings).toEqual([
      ['H2', 'Betala det här kravet'],
      ['H3', 'Plusgiro och OCR'],
    ]);
    await expect(canvas.getByText('4 350 kr')).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Betala med Swish' });
    const { width } = button.getBoundingClientRect();
    const card = canvasElement.querySelector('[data-state="payable"]');
    await expect(width).toBe(card?.getBoundingClientRect().width);
    await expect(canvas.getByText('OCR-nummer').checkVisibility()).toBe(false);
  },
};

export const Folded: Story = {
  args: {
    folded: '10\u00a0360,50\u00a0kr. Alla krav ingår.',
    pay: { ...pay, variant: 'secondary' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByText('Betala med Swish');
    await expect(button.checkVisibility()).toBe(false);
    await userEvent.click(canvas.getByRole('heading', { name: 'Betala det här kravet' }));
    await expect(button.checkVisibility()).toBe(true);
  },
};

/** In the narrow column a long number still stands apart from its button. */
export const LongNumberBesideItsButton: Story = {
  tags: ['!autodocs'],
  args: {
    bankPayments: [{ numbers: giroNumbers('12 34 56-6', '4715006184237') }],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Plusgiro och OCR'));
    const button = canvas.getByRole('button', { name: 'Kopiera OCR-nummer' });
    const number = document.createRange();
    const term = canvas.getByText('OCR-nummer', { selector: 'dt *' }).closest('dt');
    number.selectNodeContents(term?.nextElementSibling ?? button);
    const gap = button.getBoundingClientRect().left - number.getBoundingClientRect().right;
    await expect(gap).toBeGreaterThanOrEqual(16);
  },
};

export const WithDueDate: Story = {
  args: { due: 'Betala senast 2026-11-30' },
};

const start = fn();

function Paying(props: Props): ReactNode {
  const [isPending, setIsPending] = useState(false);
  return (
    <PaymentCard
      {...props}
      pay={{
        ...props.pay,
        isPending,
        onPay: () => {
          start();
          setIsPending(true);
        },
      }}
    />
  );
}

export const StartingByPointer: Story = {
  tags: ['!autodocs'],
  render: (args) => <Paying {...args} />,
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
  tags: ['!autodocs'],
  render: (args) => <Paying {...args} />,
  play: async ({ canvasElement }) => {
    start.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Enter} ');
    await expect(start).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(document.activeElement).toBe(canvasElement.querySelector('summary'));
  },
};

/** No OCR number covers several cases, so each case has its own. */
export const WholeDebt: Story = {
  args: {
    title: 'Betala hela skulden',
    amount: '12\u00a0480\u00a0kr',
    bankPayments: [
      {
        reference: '47110023918',
        amount: '4\u00a0350\u00a0kr',
        numbers: giroNumbers('12 34 56-6', '471100239188'),
      },
      {
        reference: '47110023926',
        amount: '8\u00a0130\u00a0kr',
        numbers: giroNumbers('12 34 56-6', '471100239261'),
      },
    ],
  },
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

/** On paper the card begins below what comes before it, and goes on over the next page. */
export const ManyCases: Story = {
  args: {
    title: 'Betala hela skulden',
    bankPayments: ['47110023918', '47110023926', '47110019447', '47110018203'].map((reference) => ({
      reference,
      numbers: giroNumbers('12 34 56-6', `${reference}8`),
    })),
  },
  tags: ['Z05', '!autodocs'],
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByText('Betala hela skulden').closest('section');
    await expect(card).toHaveStyle({ breakInside: 'auto' });
  },
};

export const LongWordsNarrow: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  args: {
    title: 'Betala betalningsföreläggandeansökningskostnaden',
    amount: '12\u00a0345\u00a0678,50\u00a0kr',
    due: 'Betala senast 2026-11-30',
    pay: { ...pay, label: 'Betala uppläggnings- och aviseringskostnaden med Swish' },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Plusgiro och OCR'));
    const sum = within(canvasElement).getByText(/678,50/u);
    await expect(sum.scrollWidth).toBeLessThanOrEqual(sum.clientWidth);
  },
};
