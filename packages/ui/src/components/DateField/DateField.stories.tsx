import { uiEn } from '@mina-sidor/texts/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { UiProvider } from '../UiProvider/index.ts';
import { dateFieldGuide } from './DateField.guide.ts';
import { DateField } from './DateField.tsx';

const year = { min: '2026-01-01', max: '2026-11-20' };

const meta = {
  title: 'Forms/DateField',
  component: DateField,
  args: { label: 'Avställningsdatum', onValueChange: fn() },
  parameters: { guide: dateFieldGuide },
} satisfies Meta<typeof DateField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithValue: Story = { args: { defaultValue: '2026-08-01' } };

export const WithLimits: Story = {
  args: { ...year, hint: 'Dagen då fordonet ställdes av.', defaultValue: '2026-08-01' },
};

/** The error is announced when focus leaves the field, with the dates that can be chosen. */
export const OutsideLimits: Story = {
  args: { ...year, defaultValue: '2025-12-31' },
  tags: ['V15'],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Avställningsdatum');
    field.focus();
    await expect(field).not.toHaveAttribute('aria-invalid');
    field.blur();
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription(
      'Mellan 2026-01-01 och 2026-11-20. Välj ett datum från 2026-01-01 till 2026-11-20.',
    );
  },
};

export const InError: Story = {
  args: { error: 'Välj dagen då fordonet ställdes av.' },
};

/** The form is being sent: screen readers can read the date, but nobody can change it. */
export const Locked: Story = {
  args: { defaultValue: '2026-08-01', isLocked: true },
};

export const ByKeyboard: Story = {
  tags: ['U08', '!autodocs'],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Avställningsdatum');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('2026-08-01');
    await expect(field).toHaveValue('2026-08-01');
  },
};

export const ByPointer: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Avställningsdatum'));
    const field = canvas.getByLabelText('Avställningsdatum');
    await expect(field).toHaveFocus();
    await userEvent.paste('1/8 2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-08-01');
    await expect(field).toHaveValue('2026-08-01');
  },
};

/** The words and the days of another language. */
export const InEnglish: Story = {
  args: { ...year, label: 'Day of departure', defaultValue: '2026-08-01' },
  globals: { brand: 'neutral', scheme: 'dark' },
  render: (args) => (
    <div lang="en-GB">
      <UiProvider locale="en-GB" texts={uiEn}>
        <DateField {...args} />
      </UiProvider>
    </div>
  ),
};

export const LongWords: Story = {
  tags: ['!autodocs'],
  args: {
    ...year,
    label: 'Betalningsföreläggandeansökningshandlingarnas avsändningsdatum',
    hint: 'Datumet då uppläggnings- och aviseringskostnaden lades till.',
  },
};
