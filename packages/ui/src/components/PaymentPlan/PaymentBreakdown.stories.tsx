import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';

import { doubleText } from '../../testing/largeText.ts';
import { Notice } from '../Notice/index.ts';
import { paymentPlanGuide } from './PaymentPlan.guide.ts';
import { PaymentBreakdown } from './index.ts';

const meta = {
  title: 'Payment/PaymentPlan breakdown',
  component: PaymentBreakdown,
  args: {
    amounts: [
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
    ],
    headingLevel: 2,
    paymentsLeft: { label: 'Antal betalningar kvar - inklusive aktuell månad', count: 7 },
    title: 'Det här är kvar av planen',
    total: {
      term: 'Totalt belopp',
      amount: '8\u00a0776,50\u00a0kr',
      explanation: 'Allt som du betalar om du följer planen.',
    },
  },
  parameters: {
    guide: paymentPlanGuide,
    docs: { description: { component: 'The parts of what remains of an installment plan.' } },
  },
} satisfies Meta<typeof PaymentBreakdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Breakdown: Story = {
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

export const LargeTextInSmallestWindow: Story = {
  tags: ['Z16', '!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  beforeEach: doubleText,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const info of canvas.getAllByRole('button', { name: /^Mer information/u })) {
      const term = info.closest('dt')?.getBoundingClientRect();
      await expect(info.getBoundingClientRect().right).toBeLessThanOrEqual((term?.right ?? 0) + 1);
    }
  },
};
