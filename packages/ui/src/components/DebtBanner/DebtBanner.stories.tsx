import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { doubleText } from '../../testing/largeText.ts';
import { debtBannerGuide } from './DebtBanner.guide.ts';
import { DebtBanner } from './DebtBanner.tsx';

const meta = {
  title: 'Payment/DebtBanner',
  component: DebtBanner,
  args: { heading: 'Krav – din skuld just nu', amount: '12\u00a0480\u00a0kr' },
  parameters: {
    guide: debtBannerGuide,
    docs: {
      description: {
        component:
          'The user’s debt in a band across the window. The heading labels the amount; the daily increase is shown only while a vehicle is uninsured.',
      },
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof DebtBanner>;

export default meta;

type Story = StoryObj<typeof meta>;

const dailyIncrease = {
  label: '+ 45\u00a0kr/dag',
  info: 'Skulden ökar varje dag som du har ett oförsäkrat fordon.',
  infoLabel: 'varför skulden ökar',
};

export const Amount: Story = {
  tags: ['C03', 'C04'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.heading);
    await expect(canvas.getByText('12 480 kr')).toBeVisible();
    await expect(canvas.queryByText(/kr\/dag/u)).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const WithDailyIncrease: Story = {
  args: { dailyIncrease },
  tags: ['C04'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('+ 45 kr/dag')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Mer information om varför skulden ökar' }),
    );
    await expect(await within(document.body).findByRole('dialog')).toHaveTextContent(
      /oförsäkrat fordon/u,
    );
  },
};

/** A newer amount is on its way. */
export const AmountOutOfDate: Story = {
  args: { isAmountOld: true },
  tags: ['Z26'],
  play: async ({ canvasElement }) => {
    const amount = within(canvasElement).getByText('12 480 kr');
    await expect(amount).not.toBeVisible();
    await expect(amount.closest('[aria-hidden=true]')).not.toBeNull();
  },
};

export const LargeAmount: Story = {
  args: { amount: '1\u00a0234\u00a0567,50\u00a0kr', dailyIncrease },
};

export const LargeTextInSmallestWindow: Story = {
  args: { dailyIncrease: { ...dailyIncrease, label: '+ 255,50\u00a0kr/dag' } },
  tags: ['Z16', '!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  beforeEach: doubleText,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    const pill = button.parentElement?.getBoundingClientRect();
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(pill?.right ?? 0);
  },
};

/** The amount stays the largest text, also with its öre, and keeps to one line. */
export const LargeTextWithOre: Story = {
  args: { amount: '999\u00a0999,50\u00a0kr' },
  tags: ['Z16', '!autodocs'],
  globals: { viewport: { value: 'narrow' } },
  beforeEach: doubleText,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const sizeOf = (text: string) => parseFloat(getComputedStyle(canvas.getByText(text)).fontSize);
    await expect(sizeOf('999 999,50 kr')).toBeGreaterThan(sizeOf(args.heading));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
