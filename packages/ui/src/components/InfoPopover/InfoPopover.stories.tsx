import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { infoPopoverGuide } from './InfoPopover.guide.ts';
import { Dialog } from '../Dialog/index.ts';
import { Link } from '../Link/index.ts';
import { InfoPopover } from './index.ts';

const meta = {
  title: 'Feedback/InfoPopover',
  component: InfoPopover,
  args: {
    term: 'Inkasso',
    children:
      'Skulden har gått vidare till inkasso och en avgift på 180 kr har lagts till. Betala inom tiden i kravet.',
  },
  render: (args) => (
    <p>
      Inkasso <InfoPopover {...args} />
    </p>
  ),
  parameters: {
    guide: infoPopoverGuide,
    docs: {
      description: {
        component:
          'Explains a word in place. Enter, Space or a press open it and move focus to the explanation; Escape, the close button and a press outside close it, and focus returns to the button.',
      },
      story: { inline: false, height: '16rem' },
    },
  },
} satisfies Meta<typeof InfoPopover>;

export default meta;
type Story = StoryObj<typeof meta>;

const trigger = { name: 'Mer information om Inkasso' };

async function popoverIsGone(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Inkasso' })).toBeNull());
}

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', trigger));
    await screen.findByRole('dialog', { name: 'Inkasso' });
  },
};

export const AtTheEdge: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <p dir="rtl">
      Vid kanten <InfoPopover {...args} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', trigger));
    const popover = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(popover.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth),
    );
    await expect(popover.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
  },
};

/** Where there is no room below, the explanation opens above its button, inside the window. */
export const NearTheBottom: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <p style={{ marginBlockStart: 'calc(100vh - 4rem)' }}>
      Inkasso <InfoPopover {...args} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', trigger);
    await userEvent.click(button);
    const popover = await screen.findByRole('dialog');
    await waitFor(() => {
      const { top, bottom } = popover.getBoundingClientRect();
      return Promise.all([
        expect(top).toBeGreaterThanOrEqual(0),
        expect(bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top),
      ]);
    });
  },
};

/** In a dialog the explanation is part of it, also where its button is the last control. */
export const InDialog: Story = {
  tags: ['U03', 'U08'],
  render: (args) => (
    <Dialog onOpenChange={() => undefined} open title="Betala">
      <p>
        Inkasso <InfoPopover {...args} />
      </p>
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Betala' });
    const close = within(dialog).getByRole('button', { name: 'Stäng' });
    await waitFor(() => expect(document.activeElement).toBe(dialog));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const explanation = (): Promise<HTMLElement> =>
      within(dialog).findByRole('dialog', { name: 'Inkasso' });
    const popover = await explanation();
    await waitFor(() => expect(document.activeElement).toBe(popover));
    await userEvent.tab();
    await userEvent.tab();
    await popoverIsGone();
    await waitFor(() => expect(document.activeElement).toBe(close));
    const button = within(dialog).getByRole('button', trigger);
    await userEvent.tab({ shift: true });
    await expect(document.activeElement).toBe(button);
    for (const leave of [
      () => userEvent.keyboard('{Escape}'),
      async () =>
        userEvent.click(within(await explanation()).getByRole('button', { name: 'Stäng' })),
    ]) {
      await userEvent.keyboard('{Enter}');
      const opened = await explanation();
      await waitFor(() => expect(document.activeElement).toBe(opened));
      await leave();
      await popoverIsGone();
      await waitFor(() => expect(document.activeElement).toBe(button));
    }
  },
};

/** The explanation follows its button in the tab order, and closes when focus leaves it. */
export const NextInTabOrder: Story = {
  tags: ['U08', '!autodocs'],
  args: {
    children: (
      <>
        Skulden har gått vidare till inkasso. <Link href="#inkasso">Läs om inkasso</Link>
      </>
    ),
  },
  render: (args) => (
    <>
      <p>
        Inkasso <InfoPopover {...args} />
      </p>
      <p>
        <Link href="#krav">Se dina krav</Link>
      </p>
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const popover = await screen.findByRole('dialog', { name: 'Inkasso' });
    await waitFor(() => expect(document.activeElement).toBe(popover));
    await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent('Läs om inkasso');
    await userEvent.tab();
    await userEvent.tab();
    await expect(document.activeElement).toBe(
      within(canvasElement).getByRole('link', { name: 'Se dina krav' }),
    );
    await popoverIsGone();
  },
};

/** Inside a bold, centred line without wrapping, the explanation is still normal text. */
export const LongWordsInHeading: Story = {
  tags: ['!autodocs'],
  args: {
    term: 'Uppläggnings- och aviseringskostnad',
    children:
      'Uppläggnings- och aviseringskostnaden är vad det kostar att lägga upp en avbetalningsplan och att skicka avierna. Betalningsföreläggandeansökningsavgiften ingår inte.',
  },
  render: (args) => (
    <h2>
      Uppläggnings- och aviseringskostnad <InfoPopover {...args} />
    </h2>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const popover = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(popover.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth),
    );
  },
};

export const ByKeyboard: Story = {
  tags: ['U09', '!autodocs'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', trigger);
    await expect(button.getAttribute('aria-expanded')).toBe('false');
    await expect(button).not.toHaveAttribute('aria-controls');
    await userEvent.tab();
    await expect(document.activeElement).toBe(button);
    await userEvent.keyboard('{Enter}');
    const popover = await screen.findByRole('dialog', { name: 'Inkasso' });
    await waitFor(() => expect(document.activeElement).toBe(popover));
    await expect(popover).toHaveAccessibleDescription(meta.args.children);
    await expect(button.getAttribute('aria-expanded')).toBe('true');
    await expect(button).toHaveAttribute('aria-controls', popover.id);

    await userEvent.keyboard('{Escape}');
    await popoverIsGone();
    await expect(document.activeElement).toBe(button);
  },
};

export const ByPointer: Story = {
  tags: ['U09', '!autodocs'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', trigger);
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: 'Inkasso' });
    await userEvent.click(document.body);
    await popoverIsGone();

    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: 'Stäng' }));
    await popoverIsGone();
    await expect(document.activeElement).toBe(button);
  },
};
