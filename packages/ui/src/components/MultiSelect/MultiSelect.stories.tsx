import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { multiSelectGuide } from './MultiSelect.guide.ts';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';

const documents = [
  { value: 'claim', label: 'Kravbrev' },
  { value: 'reminder', label: 'Påminnelse' },
  { value: 'collection', label: 'Inkassokrav' },
  { value: 'plan', label: 'Avbetalningsplan' },
];

const meta = {
  title: 'Forms/MultiSelect',
  component: MultiSelect<string>,
  args: {
    label: 'Dokument',
    options: documents,
    emptyLabel: 'Alla',
    onValueChange: fn(),
  },
  parameters: { guide: multiSelectGuide },
} satisfies Meta<typeof MultiSelect<string>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = {};

export const SomeChosen: Story = {
  args: { defaultValue: ['claim', 'reminder'] },
  tags: ['U10'],
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', {
        name: 'Dokument 2 valda: Kravbrev, Påminnelse',
      }),
    ).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Open: Story = {
  args: { defaultValue: ['reminder'] },
  parameters: { docs: { story: { inline: false, height: '28rem' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    const group = canvas.getByRole('group', { name: 'Dokument' });
    await expect(group).toBeVisible();
    await expect(button).toHaveAttribute('aria-controls', group.id);
  },
};

export const InError: Story = {
  args: { hint: 'Du kan välja flera.', error: 'Välj minst ett dokument.' },
};

/** The form is being sent: screen readers can read the choices, but nobody can change them. */
export const Locked: Story = {
  args: { defaultValue: ['claim'], isLocked: true },
};

export const ByKeyboard: Story = {
  tags: ['U08', 'U10', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Dokument Alla' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Inkassokrav' })).toBeChecked();

    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleName('Dokument 2 valda: Kravbrev, Inkassokrav');
  },
};

export const ByPointer: Story = {
  args: { defaultValue: ['claim', 'plan'] },
  tags: ['U10', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Dokument'));
    await userEvent.click(canvas.getByText('Avbetalningsplan', { selector: 'label' }));
    const button = canvas.getByRole('button', { name: 'Dokument 1 vald: Kravbrev' });
    await userEvent.click(canvas.getByRole('button', { name: 'Rensa val' }));
    await expect(button).toHaveAccessibleName('Dokument Alla');
    await expect(canvas.getByRole('checkbox', { name: 'Kravbrev' })).toHaveFocus();

    await userEvent.click(document.body);
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};

function InsideDialog(props: MultiSelectProps<string>): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main>
      <Button
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Filtrera
      </Button>
      <Dialog onOpenChange={setIsOpen} open={isOpen} title="Filtrera dokument">
        <MultiSelect {...props} />
      </Dialog>
    </main>
  );
}

/** Escape closes one layer at a time, and the dialog grows with the open panel. */
export const InDialog: Story = {
  render: (args) => <InsideDialog {...args} />,
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Filtrera' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    const button = within(dialog).getByRole('button', { name: 'Dokument Alla' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const box = within(dialog).getByRole('checkbox', { name: 'Kravbrev' });
    await expect(box).toBeChecked();
    await expect(dialog.scrollHeight).toBeLessThanOrEqual(dialog.clientHeight);
    await expect(box).toBeVisible();

    await userEvent.keyboard('{Escape}');
    await expect(within(dialog).queryByRole('group')).toBeNull();
    await expect(button).toHaveFocus();
    await expect(dialog).toBeVisible();

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

export const LongWords: Story = {
  tags: ['!autodocs'],
  args: {
    label: 'Skickat via',
    defaultValue: ['long', 'longer'],
    options: [
      { value: 'long', label: 'Uppläggnings- och aviseringskostnad' },
      { value: 'longer', label: 'Betalningsföreläggandeansökningshandlingsförvaringsbekräftelse' },
      ...documents,
    ],
  },
  parameters: { docs: { story: { inline: false, height: '34rem' } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
  },
};
