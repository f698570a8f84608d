import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { checkboxGroupGuide } from './CheckboxGroup.guide.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const parts = [
  { value: 'front', label: 'Fronten', hint: 'Huv, grill eller stötfångare.' },
  { value: 'side', label: 'Sidan' },
  { value: 'glass', label: 'En ruta', hint: 'Också ett stenskott.' },
] as const;

const meta = {
  title: 'Forms/CheckboxGroup',
  component: CheckboxGroup<string>,
  args: { label: 'Vilka delar är skadade?', options: parts, onValueChange: fn() },
  parameters: { guide: checkboxGroupGuide },
} satisfies Meta<typeof CheckboxGroup<string>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NoneChosen: Story = {
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Vilka delar är skadade?' });
    await expect(within(group).getAllByRole('checkbox', { checked: false })).toHaveLength(3);
  },
};

export const Chosen: Story = {
  args: { defaultValue: ['front', 'glass'], hint: 'Du kan välja flera.' },
};

export const InError: Story = {
  tags: ['G01'],
  args: { hint: 'Du kan välja flera.', error: 'Välj minst en del.' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Vilka delar är skadade?' });
    await expect(group).toHaveAccessibleDescription('Du kan välja flera. Välj minst en del.');
    const error = within(group).getByText('Välj minst en del.').parentElement;
    await expect(error?.querySelector('svg')).toBeVisible();
    await expect(within(group).getByRole('checkbox', { name: 'Sidan' })).toHaveAttribute(
      'data-state',
      'error',
    );
  },
};

/** The form is being sent: screen readers can read the choices, but nobody can change them. */
export const Locked: Story = {
  args: { defaultValue: ['side'], isLocked: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = canvas.getAllByRole('checkbox');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByText('Sidan'));
    await expect(first).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Sidan' })).toBeChecked();
    await expect(first).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const ByKeyboard: Story = {
  tags: ['G01', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const glass = canvas.getByRole('checkbox', { name: 'En ruta' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(glass).toHaveFocus();
    await expect(glass).toHaveAccessibleDescription('Också ett stenskott.');
    await userEvent.keyboard(' ');
    await expect(glass).toBeChecked();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['front', 'glass']);
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['glass']);
  },
};

export const LongWords: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  args: {
    label: 'Trafikförsäkringsavgiftsbetalningsföreläggandets handläggningsavdelning',
    hint: 'Uppläggnings- och aviseringskostnaden står på betalningsföreläggandeansökningshandlingarna.',
    error: 'Välj betalningsföreläggandeansökningshandlingarnas handläggningsavdelning.',
    options: [
      {
        value: 'long',
        label: 'Betalningsföreläggandeansökningshandlingsförvaringsbekräftelse',
        hint: 'Uppläggnings- och aviseringskostnadens referensnummer i betalningsföreläggandeansökningshandlingarna.',
      },
      ...parts,
    ],
  },
};
