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

/** A customer is led to the overview, a visitor to the login, by the page's only button. */
export const LoggedIn: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Oj, fel sida!');
    const onward = page.getByRole('link', { name: 'Till översikten' });
    await expect(onward).toBeVisible();
    const isFilled = (link: Element) =>
      getComputedStyle(link).backgroundColor !== 'rgba(0, 0, 0, 0)';
    await expect(within(page.getByRole('main')).getAllByRole('link').filter(isFilled)).toEqual([
      onward,
    ]);
    await expect(page.queryByRole('link', { name: 'Till inloggningen' })).toBeNull();
  },
};
