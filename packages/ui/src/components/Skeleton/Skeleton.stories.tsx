import type { Meta, StoryObj } from '@storybook/react-vite';

import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Komponenter/Skeleton',
  component: Skeleton,
  parameters: {
    docs: {
      description: {
        component:
          'Keeps the place of what is loading. Hidden from assistive technology: set `aria-busy` on the part around it and put a `Loader` beside it.',
      },
    },
  },
} satisfies Meta<typeof Skeleton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { lines: 3 } };

export const Rows: Story = { args: { height: 'row', count: 4 } };

export const Card: Story = { args: { height: 'card' } };

export const Amount: Story = { args: { height: 'amount' } };
