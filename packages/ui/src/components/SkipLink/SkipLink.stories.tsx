import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Komponenter/SkipLink',
  component: SkipLink,
  args: { targetId: 'innehall', children: 'Gå till innehåll' },
  parameters: {
    docs: {
      description: {
        component: 'First on the page. Seen only with focus; Enter moves focus to the target.',
      },
    },
  },
} satisfies Meta<typeof SkipLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id={args.targetId} tabIndex={-1}>
        <h1>Översikt</h1>
      </main>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Gå till innehåll' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
