import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../Button/index.ts';
import { Dialog } from './index.ts';

const meta = {
  title: 'Feedback/Dialog together',
  tags: ['!autodocs'],
  component: Dialog,
  args: { open: false, onOpenChange: () => undefined, title: 'Beställ', children: 'Text' },
  parameters: {
    docs: {
      description: {
        component:
          'How a dialog works together with other layers, controls that disappear, and openers that leave the page.',
      },
      story: { inline: false, height: '30rem' },
    },
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name }));
};
const dialogNamed = (name: string): Promise<HTMLElement> => screen.findByRole('dialog', { name });
const isGone = async (name: string): Promise<void> => {
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
};

function TwoDialogs(): ReactNode {
  const [lower, setLower] = useState(false);
  const [upper, setUpper] = useState(false);
  return (
    <main>
      <h1>Krav</h1>
      <Button
        onClick={() => {
          setLower(true);
        }}
      >
        Öppna
      </Button>
      <Dialog
        actions={
          <Button
            onClick={() => {
              setUpper(true);
            }}
          >
            Läs villkoren
          </Button>
        }
        onOpenChange={setLower}
        open={lower}
        title="Beställ"
      >
        <p>Du beställer en sammanställning.</p>
      </Dialog>
      <Dialog onOpenChange={setUpper} open={upper} title="Villkor">
        <p>Sammanställningen är kostnadsfri.</p>
      </Dialog>
    </main>
  );
}

/** Escape closes only the topmost dialog. Focus goes to the control that opened it. */
export const DialogFromDialog: Story = {
  tags: ['U03'],
  render: () => <TwoDialogs />,
  play: async () => {
    await press('Öppna');
    await dialogNamed('Beställ');
    await press('Läs villkoren');
    const upper = await dialogNamed('Villkor');
    await waitFor(() => expect(upper.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await isGone('Villkor');
    const opener = within(await dialogNamed('Beställ')).getByRole('button', {
      name: 'Läs villkoren',
    });
    await waitFor(() => expect(document.activeElement).toBe(opener));
    await userEvent.keyboard('{Escape}');
    await isGone('Beställ');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Öppna'));
  },
};

function Vanishing(): ReactNode {
  const [open, setOpen] = useState(false);
  const [hasMore, setHasMore] = useState(true);
  return (
    <main>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        Öppna
      </Button>
      <Dialog onOpenChange={setOpen} open={open} title="Beställ">
        {hasMore ? (
          <Button
            onClick={() => {
              setHasMore(false);
            }}
          >
            Ta bort mig
          </Button>
        ) : (
          <p>Borta.</p>
        )}
      </Dialog>
    </main>
  );
}

/** When the focused control disappears, focus stays inside the dialog. */
export const FocusedControlRemoved: Story = {
  tags: ['U03'],
  render: () => <Vanishing />,
  play: async () => {
    await press('Öppna');
    const dialog = await dialogNamed('Beställ');
    await press('Ta bort mig');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.tab();
    await expect(dialog.contains(document.activeElement)).toBe(true);
  },
};

function WithFrame(): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        Öppna
      </Button>
      <Dialog onOpenChange={setOpen} open={open} title="Betala">
        <iframe
          sandbox=""
          srcDoc='<html lang="sv"><title>Kassan</title><main><h1>Kassan</h1><button>Betala</button></main></html>'
          title="Kassan"
        />
      </Dialog>
    </main>
  );
}

/** An iframe, such as a checkout, can hold focus without the dialog taking it back. */
export const FrameInside: Story = {
  render: () => <WithFrame />,
  play: async () => {
    await press('Öppna');
    const dialog = await dialogNamed('Betala');
    const frame = within(dialog).getByTitle('Kassan');
    frame.focus();
    await waitFor(() => expect(document.activeElement).toBe(frame));
    await press('Stäng');
    await isGone('Betala');
  },
};
