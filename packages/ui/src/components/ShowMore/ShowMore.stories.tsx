import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { ShowMore } from './index.ts';
import { showMoreGuide } from './ShowMore.guide.ts';

const meta = {
  title: 'Data/ShowMore',
  component: ShowMore,
  args: { visible: 10, total: 43, onShowMore: fn(), onShowAll: fn() },
  parameters: {
    guide: showMoreGuide,
    docs: {
      description: {
        component:
          'How many rows of a list are visible, and buttons for more. `useShowMore` decides which buttons there are, moves focus to the first new row and announces the new number.',
      },
    },
  },
} satisfies Meta<typeof ShowMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BothButtons: Story = {};

export const MoreAlone: Story = {
  render: () => <ShowMore onShowMore={fn()} total={12} visible={10} />,
};

export const EveryRow: Story = { render: () => <ShowMore total={43} visible={43} /> };
