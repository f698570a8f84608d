import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Link } from '../Link/index.ts';
import { EmptyState } from './index.ts';
import { emptyStateGuide } from './EmptyState.guide.ts';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: { children: 'Du har inga avslutade ärenden.' },
  parameters: {
    guide: emptyStateGuide,
    docs: {
      description: {
        component: 'Shown instead of an empty list, with the reason in words.',
      },
    },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Words: Story = {};

export const WithAction: Story = {
  args: { action: <Link href="#meddelanden">Skicka meddelande</Link> },
};

export const WithTitle: Story = {
  args: {
    title: 'Inga meddelanden än',
    headingLevel: 2,
    children: 'Här samlas det som du skriver till oss och våra svar.',
    action: <Link href="#meddelanden">Skicka meddelande</Link>,
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { level: 2, name: 'Inga meddelanden än' }),
    ).toBeVisible();
  },
};

export const LongWords: Story = {
  tags: ['!autodocs'],
  args: {
    title: 'Inga betalningsföreläggandeansökningshandlingar',
    headingLevel: 3,
    children: 'Uppläggnings- och aviseringskostnadsspecifikationer visas här när de finns.',
  },
};
