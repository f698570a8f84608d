import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { switchGuide } from './Switch.guide.ts';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'Påminnelse med sms', onValueChange: fn() },
  parameters: { guide: switchGuide },
} satisfies Meta<typeof Switch>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('switch', { name: 'Påminnelse med sms' })).not.toBeChecked();
    await expect(canvas.getByText('Av')).toBeVisible();
    await expect(canvas.getByText('På')).not.toBeVisible();
  },
};

export const On: Story = {
  args: { defaultValue: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('switch', { name: 'Påminnelse med sms' })).toBeChecked();
    await expect(canvas.getByText('På')).toBeVisible();
    await expect(canvas.getByText('Av')).not.toBeVisible();
  },
};

export const WithHint: Story = {
  args: { hint: 'Tre dagar innan du ska betala.', defaultValue: true },
};

export const InError: Story = {
  args: {
    hint: 'Tre dagar innan du ska betala.',
    error: 'Inställningen kunde inte sparas. Försök igen.',
  },
};

/** The change is being saved: the state can be read but not changed. */
export const Locked: Story = {
  args: { defaultValue: true, isLocked: true },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('switch');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(field);
    await expect(field).toBeChecked();
    await expect(field).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const LockedOff: Story = { args: { isLocked: true } };

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('switch');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(field).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(field).not.toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(false);
  },
};

export const LongWords: Story = {
  tags: ['!autodocs'],
  args: {
    label: 'Betalningsföreläggandeansökningshandlingsförvaringsbekräftelse med sms',
    hint: 'Uppläggnings- och aviseringskostnadens referensnummer står på betalningsföreläggandeansökningshandlingarna.',
    error: 'Betalningsföreläggandeansökningshandlingsnumret behöver elva siffror.',
  },
};
