import { sv } from '@mina-sidor/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../Button/index.ts';
import { Link } from '../Link/index.ts';
import { type DialogPhase, PhasedDialog, useDialogPhase } from './index.ts';
import { phasedDialogGuide } from './PhasedDialog.guide.ts';

const phases: Readonly<Record<DialogPhase['name'], DialogPhase>> = {
  confirm: {
    name: 'confirm',
    content: <p>Du får en sammanställning av din skuld. Den finns bland dina dokument.</p>,
    confirmLabel: 'Beställ',
    cancelLabel: 'Avbryt',
  },
  loading: { name: 'loading', label: 'Beställer sammanställningen' },
  done: {
    name: 'done',
    heading: 'Sammanställningen är beställd',
    content: <p>Den finns bland dina dokument inom en minut.</p>,
    actions: <Link href="#dokument">Till dina dokument</Link>,
  },
  error: {
    name: 'error',
    heading: 'Tekniskt fel',
    content: <p>Just nu går det tyvärr inte att beställa en skuldsammanställning.</p>,
    retryLabel: 'Försök igen',
  },
};

const meta = {
  title: 'Feedback/PhasedDialog',
  component: PhasedDialog,
  args: {
    open: true,
    onOpenChange: () => undefined,
    onConfirm: () => undefined,
    title: 'Beställ en sammanställning',
    phase: phases.confirm,
  },
  parameters: {
    guide: phasedDialogGuide,
    docs: {
      description: {
        component:
          'Confirms an action, runs it and shows the result, in one dialog. The dialog takes focus when it opens, and each phase that follows, so each is read once. useDialogPhase goes from phase to phase and runs the action once.',
      },
      story: { inline: false, height: '26rem' },
    },
  },
} satisfies Meta<typeof PhasedDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const isThere = async (): Promise<void> => {
  await screen.findByRole('dialog');
};

export const Confirm: Story = { play: isThere };
/** When the close button is the only control, Tab stays on it and shows the focus ring. */
export const Loading: Story = {
  args: { phase: phases.loading },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const group = within(dialog).getByRole('group', { name: 'Beställer sammanställningen' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    await expect(within(dialog).getByRole('button')).toHaveFocus();
    await userEvent.tab();
    await expect(group).toHaveFocus();
    await expect(getComputedStyle(group).outlineStyle).not.toBe('none');
  },
};
export const Done: Story = { args: { phase: phases.done }, play: isThere };
export const Failed: Story = { args: { phase: phases.error }, play: isThere };

export const FailedForGood: Story = {
  args: {
    phase: { name: 'error', heading: 'Uppläggnings- och aviseringskostnaden kan inte visas' },
  },
  play: isThere,
};

function Page({ order }: { readonly order: () => Promise<boolean> }): ReactNode {
  const { open, onOpenChange, phase, confirm } = useDialogPhase(order);
  return (
    <main tabIndex={-1}>
      <h1>{sv.pages.titles.claims}</h1>
      <Button
        onClick={() => {
          onOpenChange(true);
        }}
      >
        Beställ här
      </Button>
      <PhasedDialog
        onConfirm={confirm}
        onOpenChange={onOpenChange}
        open={open}
        phase={phases[phase]}
        title="Beställ en sammanställning"
      />
    </main>
  );
}

const succeed = fn(() => Promise.resolve(true));

async function isRead(words: string): Promise<void> {
  await waitFor(async () => {
    await expect(document.activeElement).toHaveAccessibleName(words);
  });
}

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  render: () => <Page order={succeed} />,
  play: async ({ canvasElement }) => {
    succeed.mockClear();
    const opener = within(canvasElement).getByRole('button', { name: 'Beställ här' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Beställ en sammanställning' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await isRead('Sammanställningen är beställd');
    await expect(document.activeElement).toHaveAccessibleDescription(
      'Den finns bland dina dokument inom en minut.',
    );
    await userEvent.tab();
    await expect(document.activeElement?.textContent).toBe('Till dina dokument');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
    await expect(succeed).toHaveBeenCalledTimes(1);
  },
};
