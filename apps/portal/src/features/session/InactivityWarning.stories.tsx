import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { InactivityWarning } from './InactivityWarning.tsx';

const meta = {
  title: 'Sidor/Varning vid inaktivitet',
  component: InactivityWarning,
  parameters: { layout: 'fullscreen' },
  args: { secondsLeft: 120, hasActed: false, onStay: fn(), onLogOut: fn() },
  render: (args) => (
    <StoryFrame>
      <InactivityWarning {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof InactivityWarning>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The warning takes focus to the choice that loses nothing, and both choices are told apart by their words. */
export const TwoMinutesLeft: Story = {
  tags: ['Z01'],
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const stay = await page.findByRole('button', { name: 'Fortsätt vara inloggad' });
    await waitFor(() => expect(stay).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onStay).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('button', { name: 'Logga ut' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};

/** The last seconds, on the smallest phone. */
export const TenSecondsLeft: Story = {
  args: { secondsLeft: 10 },
  globals: { viewport: { value: 'smallest' } },
};
