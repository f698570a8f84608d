import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Badge } from './Badge.tsx';

const meta = {
  title: 'Komponenter/Badge',
  component: Badge,
  args: { count: 2, label: '2 olästa meddelanden' },
  parameters: {
    docs: {
      description: {
        component:
          'How much is new, beside the words it belongs to and inside their link, so that the count is part of the link’s name. Nothing shows at zero; above nine an exclamation mark shows while the label keeps the number.',
      },
    },
  },
} satisfies Meta<typeof Badge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Medium: Story = {};

export const Small: Story = { args: { size: 'small' } };

export const Large: Story = { args: { size: 'large' } };

export const Nine: Story = { args: { count: 9, label: '9 olästa meddelanden' } };

export const AboveNine: Story = {
  args: { count: 10, label: '10 olästa meddelanden' },
  tags: ['U02'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('!')).toBeVisible();
    await expect(canvas.getByText('10 olästa meddelanden')).toBeInTheDocument();
  },
};

export const Zero: Story = {
  args: { count: 0, label: '0 olästa meddelanden' },
  tags: ['U01'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('0 olästa meddelanden')).toBeNull();
  },
};
