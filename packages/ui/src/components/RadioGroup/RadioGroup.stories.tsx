import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Button } from '../Button/index.ts';
import { radioGroupGuide } from './RadioGroup.guide.ts';
import { RadioGroup } from './RadioGroup.tsx';

const ways = [
  { value: 'mail', label: 'Digital brevlåda', hint: 'Kommer samma dag, till exempel i Kivra.' },
  { value: 'email', label: 'E-post' },
  { value: 'letter', label: 'Brev', hint: 'Kommer inom en vecka.' },
] as const;

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup<string>,
  args: { label: 'Hur vill du ha svar?', options: ways, onValueChange: fn() },
  parameters: { guide: radioGroupGuide },
} satisfies Meta<typeof RadioGroup<string>>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A radio button is round whatever the corners of the theme: a square one would look like a checkbox. */
export const NoneChosen: Story = {
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('radio');
    await expect(first).toHaveStyle({ borderRadius: '50%' });
  },
};

export const Chosen: Story = { args: { defaultValue: 'email' } };

export const InError: Story = {
  args: { hint: 'Du kan ändra det senare.', error: 'Välj hur du vill ha svar.', isRequired: true },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: 'Hur vill du ha svar?' });
    await expect(group).toHaveAccessibleDescription(
      'Du kan ändra det senare. Välj hur du vill ha svar.',
    );
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    const error = within(group).getByText('Välj hur du vill ha svar.').parentElement;
    await expect(error?.querySelector('svg')).toBeVisible();
  },
};

/** The form is being sent: screen readers can read the choice, but nobody can change it. */
export const Locked: Story = {
  args: { defaultValue: 'email', isLocked: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const chosen = canvas.getByRole('radio', { name: 'E-post' });
    await userEvent.tab();
    await expect(chosen).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(canvas.getByText('Brev'));
    await expect(chosen).toBeChecked();
    await expect(chosen).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** Without a `name` it stays out of the form, as every field does. Its options are still one group. */
export const WithoutName: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <form aria-label="Fråga">
      <RadioGroup {...args} />
      <Button type="submit">Skicka</Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form');
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'E-post' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'E-post' })).toBeChecked();
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(1);
    await expect([...new FormData(form)]).toEqual([]);
  },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const first = canvas.getByRole('radio', { name: 'Digital brevlåda' });
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await expect(first).not.toBeChecked();
    await expect(first).toHaveAccessibleDescription('Kommer samma dag, till exempel i Kivra.');
    await userEvent.keyboard(' ');
    await expect(first).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'E-post' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'E-post' })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('email');
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );
  },
};

export const ByPointer: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Brev'));
    await expect(canvas.getByRole('radio', { name: 'Brev' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'E-post' }));
    await expect(canvas.getByRole('radio', { name: 'Brev' })).not.toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('email');
  },
};

export const LongWords: Story = {
  tags: ['!autodocs'],
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
      ...ways,
    ],
  },
};
