import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';

import { dateSpanGuide } from './DateSpan.guide.ts';
import { DateSpan, type DateSpanProps } from './DateSpan.tsx';

function Controlled(props: DateSpanProps): ReactNode {
  const [value, setValue] = useState(props.value);
  return <DateSpan {...props} onChange={setValue} value={value} />;
}

const meta = {
  title: 'Komponenter/DateSpan',
  component: DateSpan,
  args: { label: 'Datum', value: {}, onChange: fn(), onSettledChange: fn() },
  render: (args) => <Controlled {...args} />,
  parameters: { guide: dateSpanGuide },
} satisfies Meta<typeof DateSpan>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};

/** Each date limits the other, in the calendar and in the hint. */
export const BothGiven: Story = {
  args: { value: { from: '2026-09-01', to: '2026-11-20' }, min: '2026-01-01', max: '2026-12-31' },
  tags: ['K10'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const from = canvas.getByLabelText('Från');
    const to = canvas.getByLabelText('Till');
    await expect(from).toHaveAttribute('max', '2026-11-20');
    await expect(to).toHaveAttribute('min', '2026-09-01');
    await expect(from).toHaveAccessibleDescription('Mellan 2026-01-01 och 2026-11-20.');
    await expect(to).toHaveAccessibleDescription('Mellan 2026-09-01 och 2026-12-31.');
  },
};

/** The last date is before the first: the error is shown at the field that was left last, and nothing is filtered. */
export const WrongWayRound: Story = {
  args: { value: { from: '2026-09-01' } },
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
  tags: ['U08', 'K11'],
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
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Till'));
    await expect(canvas.getByLabelText('Till')).toHaveFocus();
    await userEvent.paste('2026-11-20');
    await expect(canvas.getByLabelText('Från')).toHaveAttribute('max', '2026-11-20');
  },
};

/** The form is being sent. */
export const Locked: Story = {
  args: { value: { from: '2026-09-01', to: '2026-11-20' }, isLocked: true },
};

export const LongWords: Story = {
  args: {
    label: 'Betalningsföreläggandeansökningshandlingarnas avsändningsdatum',
    hint: 'Dagarna då uppläggnings- och aviseringskostnaden lades till.',
  },
};
