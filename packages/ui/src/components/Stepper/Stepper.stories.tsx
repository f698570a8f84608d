import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Stepper } from './index.ts';

const meta = {
  title: 'Komponenter/Stepper',
  component: Stepper,
  args: {
    label: 'Inloggningens steg',
    steps: [{ label: 'Öppna BankID' }, { label: 'Legitimera dig' }, { label: 'Loggar in' }],
    currentIndex: 1,
  },
  parameters: {
    docs: {
      description: {
        component:
          'How far something with a fixed number of steps has come. Nothing in it is pressed, so the keyboard passes it by.',
      },
    },
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { args: { currentIndex: 0 } };

export const Second: Story = {
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([
      null,
      'step',
      null,
    ]);
    await expect(items.map((item) => item.lastElementChild?.textContent)).toEqual([
      'Steg 1 av 3 Öppna BankID klart',
      'Steg 2 av 3 Legitimera dig pågår',
      'Steg 3 av 3 Loggar in',
    ]);
  },
};

export const Last: Story = { args: { currentIndex: 2 } };

export const LongWords: Story = {
  args: {
    steps: [
      { label: 'Betalningsföreläggandeansökan' },
      { label: 'Uppläggnings- och aviseringskostnad' },
      { label: 'Klart' },
    ],
  },
};
