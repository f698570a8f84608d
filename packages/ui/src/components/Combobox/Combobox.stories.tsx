import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { doubleText } from '../../testing/largeText.ts';
import { saidIn } from '../../testing/saidIn.ts';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { comboboxGuide } from './Combobox.guide.ts';
import { Combobox, type ComboboxProps } from './index.ts';

const names =
  'Ale Alingsås Alvesta Aneby Arboga Arjeplog Arvidsjaur Arvika Askersund Avesta Bengtsfors Berg Bjurholm Bjuv Boden Bollebygd Bollnäs Borgholm Borlänge Borås Botkyrka Boxholm Bromölla Bräcke Burlöv Båstad Lund Malmö Stockholm Uppsala Uppvidinge Åre Älmhult Örebro';

const towns = names.split(' ').map((label) => ({ value: label.toLowerCase(), label }));

const meta = {
  title: 'Forms/Combobox',
  component: Combobox<string>,
  args: {
    label: 'Kommun',
    options: towns,
    noHitsText: 'Inga träffar',
    unknownError: 'Välj ett av alternativen i listan.',
    onValueChange: fn(),
  },
  parameters: { guide: comboboxGuide },
} satisfies Meta<typeof Combobox<string>>;

export default meta;

type Story = StoryObj<typeof meta>;

const inPage = { docs: { story: { inline: false, height: '32rem' } } };

const field = (element: HTMLElement): HTMLInputElement =>
  within(element).getByRole<HTMLInputElement>('combobox');
const shown = (element: HTMLElement): (string | null)[] =>
  within(element)
    .queryAllByRole('option')
    .map((one) => one.textContent);

export const Empty: Story = {};

export const Chosen: Story = { args: { defaultValue: 'lund', hint: 'Där du är folkbokförd.' } };

/** The chosen option is marked, and the list begins there. */
export const Open: Story = {
  tags: ['G22'],
  args: { defaultValue: 'boden' },
  parameters: inPage,
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toHaveAttribute('aria-expanded', 'false');
    await expect(field(canvasElement)).not.toHaveAttribute('aria-controls');
    await userEvent.click(field(canvasElement));
    const list = within(canvasElement).getByRole('listbox', { name: 'Kommun' });
    await expect(field(canvasElement)).toHaveAttribute('aria-expanded', 'true');
    await expect(field(canvasElement)).toHaveAttribute('aria-controls', list.id);
    await expect(shown(canvasElement)).toEqual(towns.map(({ label }) => label));
    await expect(within(list).getByRole('option', { selected: true })).toHaveTextContent('Boden');
    await userEvent.keyboard('{ArrowDown}');
    const active = within(list).getByText('Boden');
    await expect(field(canvasElement)).toHaveAttribute('aria-activedescendant', active.id);
    await expect(active.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Options that begin with the text come first. How many there are is announced when the user pauses. */
export const Found: Story = {
  tags: ['G22', 'G23'],
  parameters: inPage,
  play: async ({ args, canvasElement }) => {
    await userEvent.type(field(canvasElement), 'bo');
    await expect(shown(canvasElement)).toEqual([
      'Boden',
      'Bollebygd',
      'Bollnäs',
      'Borgholm',
      'Borlänge',
      'Borås',
      'Botkyrka',
      'Boxholm',
      'Arboga',
    ]);
    await expect(field(canvasElement)).not.toHaveAttribute('aria-activedescendant');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await waitFor(() => expect(saidIn(canvasElement, 'polite')).toContain('Visar 9 av 34'));
  },
};

export const NothingFound: Story = {
  tags: ['G23'],
  parameters: inPage,
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'Atlantis');
    await expect(field(canvasElement)).toHaveAttribute('aria-expanded', 'false');
    await expect(within(canvasElement).getByText('Inga träffar')).toBeVisible();
    await waitFor(() => expect(saidIn(canvasElement, 'polite')).toContain('Inga träffar'));
  },
};

export const Loading: Story = {
  tags: ['G24'],
  args: { options: [], status: 'loading', onSearch: fn() },
  parameters: inPage,
  play: async ({ args, canvasElement }) => {
    await userEvent.type(field(canvasElement), 'bo');
    await expect(args.onSearch).toHaveBeenLastCalledWith('bo');
    await waitFor(() => expect(saidIn(canvasElement, 'polite')).toContain('Laddar'));
  },
};

export const Failed: Story = {
  tags: ['G24'],
  args: {
    options: [],
    status: 'failed',
    errorTitle: 'Kommunerna kunde inte hämtas.',
    onRetry: fn(),
  },
  parameters: inPage,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(field(canvasElement));
    await expect(within(canvasElement).getByText('Kommunerna kunde inte hämtas.')).toBeVisible();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Försök igen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(field(canvasElement)).toHaveFocus();
  },
};

export const InError: Story = {
  args: { hint: 'Där du är folkbokförd.', error: 'Välj din kommun.', isRequired: true },
};

/** The field says itself that the text is not the name of an option, when focus leaves it. */
export const NotAnOption: Story = {
  tags: ['G23'],
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'Atlantis');
    await userEvent.tab();
  },
};

/** The form is being sent: screen readers can read the text, but nobody can change it. */
export const Locked: Story = {
  args: { defaultValue: 'lund', isLocked: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(field(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Escape}x');
    await userEvent.click(field(canvasElement));
    await expect(within(canvasElement).queryByRole('listbox')).toBeNull();
    await expect(field(canvasElement)).toHaveValue('Lund');
  },
};

export const ByKeyboard: Story = {
  tags: ['G22', 'U08', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('upp{ArrowDown}{ArrowDown}');
    const active = within(canvasElement).getByRole('option', { name: 'Uppvidinge' });
    await expect(field(canvasElement)).toHaveAttribute('aria-activedescendant', active.id);
    await userEvent.keyboard('{Enter}');
    await expect(field(canvasElement)).toHaveValue('Uppvidinge');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('uppvidinge');
    await userEvent.keyboard('{ArrowUp}');
    const last = within(canvasElement).getByRole('option', { name: 'Örebro' });
    await expect(field(canvasElement)).toHaveAttribute('aria-activedescendant', last.id);
    const panel = last.closest('div')?.getBoundingClientRect();
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(panel?.bottom ?? 0);
  },
};

export const ByPointer: Story = {
  tags: ['G22', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Kommun'));
    await userEvent.click(field(canvasElement));
    await userEvent.click(within(canvasElement).getByRole('option', { name: 'Malmö' }));
    await expect(field(canvasElement)).toHaveFocus();
    await expect(field(canvasElement)).toHaveValue('Malmö');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('malmö');
    await expect(shown(canvasElement)).toEqual([]);
    await userEvent.click(field(canvasElement));
    await userEvent.click(document.body);
    await expect(within(canvasElement).queryByRole('listbox')).toBeNull();
  },
};

function InsideDialog(props: ComboboxProps<string>): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main>
      <Button
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Flytta
      </Button>
      <Dialog onOpenChange={setIsOpen} open={isOpen} title="Vart flyttar du?">
        <Combobox {...props} />
      </Dialog>
    </main>
  );
}

/** Escape closes the list, empties the field and closes the dialog, one after the other. */
export const InDialog: Story = {
  render: (args) => <InsideDialog {...args} />,
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Flytta' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.type(field(dialog), 'bo');
    await expect(within(dialog).getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(within(dialog).queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(field(dialog)).toHaveValue('');
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const RightToLeft: Story = {
  tags: ['!autodocs'],
  args: {
    label: 'البلدية',
    hint: 'حيث تسكن.',
    options: ['ستوكهولم', 'مالمو', 'لوند'].map((label) => ({ value: label, label })),
    defaultValue: 'مالمو',
  },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Combobox {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement));
    const edge = field(canvasElement).getBoundingClientRect();
    const list = within(canvasElement).getByRole('listbox').getBoundingClientRect();
    await expect([Math.round(list.left), Math.round(list.right)]).toEqual([
      Math.round(edge.left) + 1,
      Math.round(edge.right) - 1,
    ]);
  },
};

export const LongWords: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  args: {
    label: 'Betalningsföreläggandeansökningshandling',
    defaultValue: 'long',
    options: [
      { value: 'long', label: 'Betalningsföreläggandeansökningshandlingsförvaringsbekräftelse' },
      { value: 'words', label: 'Uppläggnings- och aviseringskostnad för obetald premie' },
      ...towns,
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement));
  },
};

export const LargeText: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  args: { defaultValue: 'boden' },
  beforeEach: doubleText,
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
