import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../Button/index.ts';
import { InfoPopover } from '../InfoPopover/index.ts';
import { Link } from '../Link/index.ts';
import { dialogGuide } from './Dialog.guide.ts';
import { Dialog, type DialogProps } from './index.ts';

/** A page with a button that opens the dialog. */
function Page(props: DialogProps): ReactNode {
  const [isOpen, setIsOpen] = useState(props.open);
  return (
    <main>
      <h1>Krav</h1>
      <Button
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Öppna
      </Button>
      <p>
        Sidan bakom, med <Link href="#lank">en länk</Link>.
      </p>
      <Dialog
        {...props}

        onOpenChange={setIsOpen}
        open={isOpen}
      />
    </main>
  );
}

const meta = {
  title: 'Feedback/Dialog',
  component: Dialog,
  args: {
    open: false,
    onOpenChange: () => undefined,
    title: 'Beställ en sammanställning',
    children: <p>Du får en sammanställning av din skuld. Den finns bland dina dokument.</p>,
    actions: (
      <>
        <Button onClick={() => undefined}>Beställ</Button>
        <Button onClick={() => undefined} variant="secondary">
          Avbryt
        </Button>
      </>
    ),
  },
  render: (args) => <Page {...args} />,
  parameters: {
    guide: dialogGuide,
    docs: {
      description: {
        component:
          'A question or message that the user must deal with before continuing. Opening moves focus inside, Tab and Shift+Tab stay inside, and Escape, the close button or a press outside close it; focus returns to the opener. The page behind does not scroll and is hidden from screen readers.',
      },
      story: { inline: false, height: '30rem' },
    },
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const isThere = async (): Promise<void> => {
  await screen.findByRole('dialog');
};

export const Open: Story = { args: { open: true }, play: isThere };

export const Closed: Story = {};

export const Large: Story = { args: { open: true, size: 'large' }, play: isThere };

export const InEnglish: Story = {
  args: {
    open: true,
    lang: 'en',
    title: 'Information in English',
    children: <p>Swedish is the only language of this site.</p>,
    actions: undefined,
  },
  play: isThere,
};

/** A short title shares its line with the close button. */
export const ShortTitleOnAPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { open: true, title: 'Om kakor' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const title = dialog.getByRole('heading').getBoundingClientRect();
    const close = dialog.getByRole('button', { name: 'Stäng' }).getBoundingClientRect();
    await expect(close.top).toBeLessThan(title.bottom);
    await expect(close.left).toBeGreaterThan(title.right);
  },
};

export const LongContent: Story = {
  args: {
    open: true,
    title: 'Betalningsföreläggandeansökningshandlingar och personuppgiftsbehandling',
    children: Array.from({ length: 30 }, (_, index) => (
      <p key={index}>
        Stycke {index + 1}. Titeln ligger kvar överst medan texten rullar, så att det alltid syns
        vad rutan handlar om.
      </p>
    )),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const title = within(dialog).getByRole('heading');
    const before = title.getBoundingClientRect().top;
    dialog.scrollTop = dialog.scrollHeight;
    await waitFor(() => expect(dialog.scrollTop).toBeGreaterThan(0));
    await expect(title.getBoundingClientRect().top).toBeLessThanOrEqual(before);
    await expect(title.getBoundingClientRect().top).toBeGreaterThan(
      dialog.getBoundingClientRect().top,
    );
  },
};

/** Shift+Tab scrolls each control out from under the sticky title. */
export const FocusBelowTheTitle: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  args: {
    open: true,
    children: Array.from({ length: 20 }, (_, index) => (
      <p key={index}>
        Stycke {index + 1}. <a href="#mer">Läs stycke {index + 1}</a>
      </p>
    )),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const links = within(dialog).getAllByRole('link');
    within(dialog).getByRole('button', { name: 'Avbryt' }).focus();
    for (const link of links.toReversed()) {
      link.focus();
      // The dialog accepts presses only a moment after it has appeared.
      await waitFor(() => {
        const { left, top } = link.getBoundingClientRect();
        return expect(link.contains(document.elementFromPoint(left + 2, top + 2))).toBe(true);
      });
    }
  },
};

async function dialogIsGone(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

export const ByKeyboard: Story = {
  tags: ['U03', 'Z100', '!autodocs'],
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Öppna' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Beställ en sammanställning' });
    const close = within(dialog).getByRole('button', { name: 'Stäng' });
    await waitFor(() => expect(document.activeElement).toBe(dialog));
    await expect(dialog).toHaveAccessibleDescription(
      'Du får en sammanställning av din skuld. Den finns bland dina dokument.',
    );

    await userEvent.tab({ shift: true });
    await expect(document.activeElement).toBe(
      within(dialog).getByRole('button', { name: 'Avbryt' }),
    );
    await userEvent.tab();
    await expect(document.activeElement).toBe(close);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(document.activeElement).toBe(close);
    await expect(document.body.classList.contains('msScrollLock')).toBe(true);

    await userEvent.keyboard('{Escape}');
    await dialogIsGone();
    await expect(document.activeElement).toBe(opener);
    await expect(document.body.classList.contains('msScrollLock')).toBe(false);
  },
};

/** Orca says nothing of focus that comes from an element which has gone, or to one that is hidden. */
export const LeavingByKeyboard: Story = {
  tags: ['U03', 'Z100', '!autodocs'],
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Öppna' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(document.activeElement).toBe(dialog));
    await expect(opener.closest('[aria-hidden="true"]')).not.toBeNull();

    let hasBoxThen = false;
    let isHiddenThen = true;
    opener.addEventListener(
      'focus',
      () => {
        hasBoxThen = dialog.isConnected;
        isHiddenThen = opener.closest('[aria-hidden="true"]') !== null;
        // The customer's next key. The dialog is modal again, with its box on the way out or gone.
        setTimeout(() => {
          opener.click();
        });
      },
      { once: true },
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-state', 'open'));
    await expect(hasBoxThen).toBe(true);
    await expect(isHiddenThen).toBe(false);
    await expect(dialog.isConnected).toBe(false);
    await expect(opener.closest('[aria-hidden="true"]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await dialogIsGone();
    await expect(document.activeElement).toBe(opener);
  },
};

export const ByPointer: Story = {
  tags: ['U03', '!autodocs'],
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Öppna' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Stäng' }));
    await dialogIsGone();
    await expect(document.activeElement).toBe(opener);

    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    const backdrop = dialog.previousElementSibling;
    if (backdrop === null) throw new Error('The dialog has no backdrop before it.');
    await userEvent.click(backdrop);
    await dialogIsGone();
    await expect(document.activeElement).toBe(opener);
  },
};

export const WithPopover: Story = {
  args: {
    open: true,
    children: (
      <p>
        Avgiften är 180&nbsp;kr. <InfoPopover term="avgiften">Inkassolagen anger den.</InfoPopover>
      </p>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.click(
      within(dialog).getByRole('button', { name: 'Mer information om avgiften' }),
    );
    const popover = await screen.findByRole('dialog', { name: 'avgiften' });
    const box = popover.getBoundingClientRect();
    const onTop = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    await expect(popover.contains(onTop)).toBe(true);
  },
};
