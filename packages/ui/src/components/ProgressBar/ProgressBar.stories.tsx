import { sv } from '@mina-sidor/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { progressBarGuide } from './ProgressBar.guide.ts';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: sv.ui.sendingFiles, value: 0.45 },
  parameters: {
    docs: {
      description: { component: 'Shows progress in a bar and in words.' },
    },
    guide: progressBarGuide,
  },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};

export const AtTheStart: Story = { args: { value: 0 } };

export const Done: Story = { args: { value: 1 } };

export const HowMuchIsNotKnown: Story = { args: { value: undefined } };

export const InOwnWords: Story = { args: { value: 0.5, valueText: 'Fil 1 av 2' } };

export const LongWords: Story = {
  tags: ['!autodocs'],
  args: {
    label: 'Hämtar betalningsföreläggandeansökningshandlingar',
    valueText: 'Uppläggnings- och aviseringskostnad, del 4 av 9',
  },
};
