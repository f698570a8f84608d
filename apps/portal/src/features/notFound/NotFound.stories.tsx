import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { Component as NotFound } from './route.tsx';

const meta = {
  title: 'Pages/Not found',
  tags: ['!autodocs'],
  component: NotFound,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <StoryFrame>
      <NotFound />
    </StoryFrame>
  ),
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A customer is led to the overview, a visitor to the login. */
export const LoggedIn: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Oj, fel sida!');
    await expect(page.getByRole('link', { name: 'Till översikten' })).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Till inloggningen' })).toBeNull();
  },
};
