import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';

import { dateSpanGuide } from './DateSpan.guide.ts';
import { DateSpan } from './DateSpan.tsx';

const meta = {
  title: 'Forms/DateSpan',
  component: DateSpan,
  args: { label: 'Datum', onValueChange: fn(), onSettledChange: fn() },
  parameters: { guide: dateSpanGuide },
} satisfies Meta<typeof DateSpan>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};

/** Each date limits the other, in the calendar and in the hint. */
export const BothGiven: Story = {
  args: {
    defaultValue: { from: '2026-09-01', to: '2026-11-20' },
    min: '2026-01-01',
    max: '2026-12-31',
  },
  tags: ['K10'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const from = canvas.getByLabelText('Från');
    const to = canvas.getByLabelText('Till');
    await expect(from).toHaveAttribute('min', '2026-01-01');
    await expect(from).toHaveAttribute('max', '2026-11-20');
    await expect(to).toHaveAttribute('min', '2026-09-01');
    await expect(from).toHaveAccessibleDescription('Mellan 2026-01-01 och 2026-11-20.');
    await expect(to).toHaveAccessibleDescription('Mellan 2026-09-01 och 2026-12-31.');
  },
};

/** The last date is before the first: the error is shown at the field that was left last, and nothing is filtered. */
export const WrongWayRound: Story = {
  args: { defaultValue: { from: '2026-09-01' } },
  tags: ['K10'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const to = canvas.getByLabelText('Till');
    to.focus();
    await fireEvent.change(to, { target: { value: '2026-08-31' } });
    to.blur();
    await waitFor(() => expect(to).toBeInvalid());
    await expect(canvas.getByLabelText('Från')).not.toHaveAttribute('aria-invalid');
    await expect(args.onSettledChange).not.toHaveBeenCalled();
  },
};

export const ByKeyboard: Story = {
  tags: ['U08', 'K11', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByLabelText('Från')).toHaveFocus();
    await userEvent.keyboard('2026-09-01');
    canvas.getByLabelText('Till').focus();
    await userEvent.keyboard('2026-11-20');
    await expect(args.onSettledChange).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(args.onSettledChange).toHaveBeenCalledWith({ from: '2026-09-01', to: '2026-11-20' }),
    );
    await expect(args.onSettledChange).toHaveBeenCalledTimes(1);
  },
};

export const ByPointer: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Till'));
    await expect(canvas.getByLabelText('Till')).toHaveFocus();
    await userEvent.paste('2026-11-20');
    await expect(canvas.getByLabelText('Från')).toHaveAttribute('max', '2026-11-20');
  },
};

/** The error is about both dates together. */
export const InError: Story = {
  args: {
    defaultValue: { from: '2024-09-01', to: '2026-11-20' },
    hint: 'Högst ett år.',
    error: 'Välj dagar med högst ett år emellan.',
  },
};

/** The form is being sent. */
export const Locked: Story = {
  args: { defaultValue: { from: '2026-09-01', to: '2026-11-20' }, isLocked: true },
};

export const LongWords: Story = {
  tags: ['!autodocs'],
  args: {
    label: 'Betalningsföreläggandeansökningshandlingarnas avsändningsdatum',
    hint: 'Dagarna då uppläggnings- och aviseringskostnaden lades till.',
  },
};
