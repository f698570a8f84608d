import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { selectGuide } from './Select.guide.ts';
import { Select, type SelectProps } from './Select.tsx';

const subjects = [
  { value: 'insurance', label: 'Trafikförsäkringsavgift' },
  { value: 'damage', label: 'Skada' },
  { value: 'other', label: 'Övrigt' },
] as const;

const meta = {
  title: 'Forms/Select',
  component: Select<string>,
  args: {
    label: 'Ämne',
    options: subjects,
    placeholder: 'Välj ämne',
    onValueChange: fn(),
  },
  parameters: { guide: selectGuide },
} satisfies Meta<typeof Select<string>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnPlaceholder: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Ämne' });
    await expect(field).toHaveDisplayValue('Välj ämne');
    await expect(field).toHaveValue('');
    const options = within(field).getAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual([
      'Välj ämne',
      ...subjects.map(({ label }) => label),
    ]);
  },
};

export const Chosen: Story = { args: { defaultValue: 'damage' } };

/** A setting that always has a value. */
export const WithoutPlaceholder: Story = {
  args: {
    label: 'Sortera efter',
    placeholder: undefined,
    defaultValue: 'newest',
    options: [
      { value: 'newest', label: 'Datum, nyast först' },
      { value: 'oldest', label: 'Datum, äldst först' },
    ],
  },
};

/** Options under the labels of their groups; one of them can be read but not chosen. */
export const Groups: Story = {
  args: {
    label: 'Fordon',
    placeholder: 'Välj fordon',
    options: [
      {
        label: 'Bilar',
        options: [
          { value: 'ABC 123', label: 'ABC 123, Volvo' },
          { value: 'DEF 456', label: 'DEF 456, Saab (avställd)', isDisabled: true },
        ],
      },
      { label: 'Släp', options: [{ value: 'GHI 789', label: 'GHI 789, Fogelsta' }] },
      { value: 'other', label: 'Ett annat fordon' },
    ],
  },
};

export const WithHint: Story = { args: { hint: 'Frågan går till rätt avdelning.' } };

export const InError: Story = {
  args: { hint: 'Frågan går till rätt avdelning.', error: 'Välj vad frågan handlar om.' },
};

/** The form is being sent: screen readers can read the choice, but nobody can change it. */
export const Locked: Story = {
  args: { defaultValue: 'insurance', isLocked: true },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.selectOptions(field, 'Övrigt');
    await expect(field).toHaveDisplayValue('Övrigt');
    await expect(field).toHaveFocus();
  },
};

export const ByPointer: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Ämne'));
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveFocus();
    await userEvent.selectOptions(field, 'Skada');
    await expect(field).toHaveDisplayValue('Skada');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('damage');
    await userEvent.selectOptions(field, 'Välj ämne');
    await expect(field).toHaveDisplayValue('Välj ämne');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

function InsideDialog(props: SelectProps<string>): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main>
      <Button
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Ställ en fråga
      </Button>
      <Dialog onOpenChange={setIsOpen} open={isOpen} title="Ställ en fråga">
        <Select {...props} />
      </Dialog>
    </main>
  );
}

export const InDialog: Story = {
  render: (args) => <InsideDialog {...args} />,
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ställ en fråga' }));
    const dialog = await screen.findByRole('dialog');
    const field = within(dialog).getByRole('combobox', { name: 'Ämne' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.selectOptions(field, 'Skada');
    await expect(field).toHaveDisplayValue('Skada');
    await expect(field).toHaveFocus();
    await expect(dialog).toBeVisible();
  },
};

export const LongWords: Story = {
  tags: ['!autodocs'],
  args: {
    label: 'Trafikförsäkringsavgiftsbetalningsföreläggandets handläggningsavdelning',
    defaultValue: 'insurance',
    options: [
      {
        value: 'insurance',
        label: 'Uppläggnings- och aviseringskostnad för betalningsföreläggandeansökningshandlingar',
      },
      ...subjects.slice(1),
    ],
  },
};
