import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { notice } from '../../testing/notices.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { LoggedOutView } from './LoggedOutView.tsx';
import type { LoggedOut } from './useLoggedOut.ts';

const page: LoggedOut = {
  reason: 'chosen',
  by: 'thisTab',
  outcome: 'loggedOut',
  unsent: [],
  hasWritten: false,
  mayBeOrdered: [],
  tryAgain: () => undefined,
};

const meta = {
  title: 'Pages/Logged out',
  tags: ['!autodocs'],
  component: LoggedOutView,
  parameters: { layout: 'fullscreen' },
  args: { page },
  render: (args) => (
    <StoryFrame>
      <LoggedOutView {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof LoggedOutView>;
export default meta;
type Story = StoryObj<typeof meta>;

const saying = (logOut: Pick<LoggedOut, 'reason' | 'by'>): Story => ({
  args: { page: { ...page, ...logOut } },
});

export const Chosen = saying({ reason: 'chosen', by: 'thisTab' });
export const InAnotherTab = saying({ reason: 'chosen', by: 'otherTab' });
export const SessionEnded = saying({ reason: 'sessionEnded', by: 'thisTab' });

/** Nobody chose to log out in any tab. */
export const Inactivity = saying({ reason: 'inactivity', by: 'otherTab' });

const refused = {
  payment: [
    'Ingen betalning startades',
    'Om du har godkänt en betalning i Swish ska du inte betala igen.',
  ],
  extractOrder: [
    'Beställningen av registerutdraget kom inte fram',
    'Du kan beställa när du har loggat in igen.',
  ],
  compilationOrder: [
    'Beställningen av skuldsammanställningen kom inte fram',
    'Du kan beställa när du har loggat in igen.',
  ],
} as const;

/** Says what was not done because the session had ended. */
function tellsOf(wish: keyof typeof refused): Story {
  return {
    args: { page: { ...page, reason: 'sessionEnded', refused: wish } },
    play: async ({ canvasElement }) => {
      const [title, text] = refused[wish];
      await waitFor(() => expect(notice('status', canvasElement)).toHaveTextContent(title));
      await expect(notice('status', canvasElement)).toHaveTextContent(text);
    },
  };
}
export const PaymentCutOff: Story = tellsOf('payment');
export const ExtractOrderCutOff: Story = tellsOf('extractOrder');
export const CompilationOrderCutOff: Story = tellsOf('compilationOrder');

/** Says why not to pay again. */
function after(unconfirmed: 'completed' | 'begun', said: RegExp): Story {
  return {
    args: { page: { ...page, reason: 'sessionEnded', unconfirmed } },
    tags: ['Z64'],
    play: async ({ canvasElement }) => {
      await waitFor(() => expect(notice('status', canvasElement)).toHaveTextContent(said));
    },
  };
}
export const AfterPayment: Story = after('completed', /Tack för din betalning.*Betala inte igen/u);
/** The session may end while the customer is in the Swish app. */
export const DuringPayment: Story = after(
  'begun',
  /påbörjat en betalning.*godkänt den i Swish ska du inte betala igen/u,
);

/** Reassures the customer that the text is not lost. */
export const WithSomethingWritten: Story = {
  args: { page: { ...page, reason: 'inactivity', hasWritten: true } },
};

/** Says that the log-out failed, and that a message was not sent. */
export const NotReached: Story = {
  args: {
    page: { ...page, reason: 'inactivity', outcome: 'failed', unsent: ['notSent'], tryAgain: fn() },
  },
  play: async ({ args, canvasElement }) => {
    const here = within(canvasElement);
    await waitFor(() =>
      expect(notice('alert', canvasElement)).toHaveTextContent(
        'Vi kunde inte nå servern för att logga ut dig helt.',
      ),
    );
    await userEvent.click(here.getByRole('button', { name: 'Försök logga ut igen' }));
    await expect(args.page.tryAgain).toHaveBeenCalledOnce();
  },
};

/** The button waits for the server's answer, so that each press sends one request. */
export const TryingAgain: Story = {
  args: { page: { ...page, outcome: 'tryingAgain', tryAgain: fn() } },
  play: async ({ args, canvasElement }) => {
    const again = await within(canvasElement).findByRole('button', {
      name: 'Försök logga ut igen',
    });
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(again);
    await expect(args.page.tryAgain).not.toHaveBeenCalled();
  },
};
