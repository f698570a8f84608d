import type { Meta, StoryObj } from '@storybook/react-vite';

import { Link } from '../Link/index.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Komponenter/EmptyState',
  component: EmptyState,
  args: { children: 'Du har inga avslutade ärenden.' },
  parameters: {
    docs: {
      description: {
        component: 'Stands where a list would be when the list is empty, and says so in words.',
      },
    },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Words: Story = {};

export const WithAction: Story = {
  args: { action: <Link href="/meddelanden">Skicka meddelande</Link> },
};
