import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { InactivityWarning } from './InactivityWarning.tsx';

const meta = {
  title: 'Pages/Inactivity warning',
  tags: ['!autodocs'],
  component: InactivityWarning,
  parameters: { layout: 'fullscreen' },
  args: { secondsLeft: 120, onStay: fn() },
  render: (args) => (
    <StoryFrame>
      <InactivityWarning {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof InactivityWarning>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Focus moves to the dialog, which is read with the time left. The seconds that go by do not change what was read. */
export const TwoMinutesLeft: Story = {
  tags: ['Z01', 'Z54', 'Z100'],
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const stay = await page.findByRole('button', { name: 'Fortsätt vara inloggad' });
    const dialog = page.getByRole('dialog', { name: 'Du loggas snart ut' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await expect(dialog).toHaveAccessibleDescription(
      'Du har inte gjort något på en stund. Därför loggar vi ut dig för att skydda dina uppgifter. Du loggas ut om 2\u00A0minuter.',
    );
    await userEvent.click(stay);
    await expect(args.onStay).toHaveBeenCalledOnce();
    await expect(page.getAllByText(/2 minuter/u)).toHaveLength(1);
  },
};

export const TenSecondsLeft: Story = { args: { secondsLeft: 10 } };
