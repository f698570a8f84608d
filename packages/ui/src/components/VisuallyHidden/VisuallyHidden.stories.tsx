import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { VisuallyHidden } from './VisuallyHidden.tsx';
import { visuallyHiddenGuide } from './VisuallyHidden.guide.ts';

const meta = {
  title: 'Foundations/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Sorterat efter belopp' },
  parameters: {
    guide: visuallyHiddenGuide,
    docs: {
      description: {
        component:
          'Text for assistive technology only. Not for something that sighted users need as well.',
      },
    },
  },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <p>
      Betala
      <VisuallyHidden {...args} />
    </p>
  ),
  args: { children: ' ärende 4711 0023 918' },
  play: async ({ canvasElement }) => {
    const { width, height } = within(canvasElement).getByText(/4711/u).getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
  },
};

export const HeadingForScreenReaders: Story = {
  args: { as: 'h2', children: 'Dina krav' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { level: 2, name: 'Dina krav' }),
    ).toBeVisible();
  },
};
