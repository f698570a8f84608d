import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { timeFieldGuide } from './TimeField.guide.ts';
import { TimeField } from './TimeField.tsx';

const meta = {
  title: 'Forms/TimeField',
  component: TimeField,
  args: {
    label: 'När hände det?',
    halfError: 'Skriv hela klockslaget, till exempel 14:30.',
    onValueChange: fn(),
  },
  parameters: { guide: timeFieldGuide },
} satisfies Meta<typeof TimeField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithValue: Story = { args: { defaultValue: '14:30', hint: 'Ungefär räcker.' } };

export const InError: Story = {
  args: { hint: 'Ungefär räcker.', error: 'Skriv när det hände.' },
};

/** The form is being sent: screen readers can read the time, but nobody can change it. */
export const Locked: Story = {
  args: { defaultValue: '14:30', isLocked: true },
};

export const ByKeyboard: Story = {
  tags: ['G09', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByLabelText('När hände det?');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('14:30');
    await expect(field).toHaveValue('14:30');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('14:30');
    await expect(field).toBeValid();
  },
};

export const ByPointer: Story = {
  tags: ['G09', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('När hände det?'));
    const field = canvas.getByLabelText('När hände det?');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.paste('kl. 9.05');
    await userEvent.paste('i går');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('09:05');
    await expect(field).toHaveValue('09:05');
  },
};

export const LongWords: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  args: {
    label: 'Trafikförsäkringsavgiftsbetalningsföreläggandets överlämnandetidpunkt',
    hint: 'Tidpunkten står på betalningsföreläggandeansökningshandlingarna.',
    error: 'Skriv betalningsföreläggandeansökningshandlingarnas överlämnandetidpunkt.',
  },
};
