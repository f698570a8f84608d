import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { saidIn } from '../../testing/saidIn.ts';
import { passwordFieldGuide } from './PasswordField.guide.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Lösenord', autoComplete: 'current-password', onValueChange: fn() },
  parameters: { guide: passwordFieldGuide },
} satisfies Meta<typeof PasswordField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Hidden: Story = { args: { defaultValue: 'en häst i månsken' } };

/** A new password, whose rules stand in the hint. */
export const New: Story = {
  args: {
    label: 'Nytt lösenord',
    hint: 'Minst 12 tecken. Flera ord efter varandra går bra.',
    autoComplete: 'new-password',
  },
};

export const InError: Story = {
  args: { hint: 'Minst 12 tecken.', error: 'Lösenordet behöver minst 12 tecken.' },
};

/** The form is being sent: the password stays, and the user can still look at it. */
export const Locked: Story = {
  args: { defaultValue: 'en häst i månsken', isLocked: true },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Lösenord');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.keyboard('hemligt');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('hemligt');

    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Visa Lösenord' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await waitFor(() => expect(saidIn(canvasElement, 'polite')).toEqual(['Lösenordet visas.']));
    await expect(canvas.getByRole('button', { name: 'Dölj Lösenord' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveValue('hemligt');
  },
};

export const ByPointer: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Lösenord', { selector: 'label' }));
    const field = canvas.getByLabelText('Lösenord');
    await expect(field).toHaveFocus();
    await userEvent.paste(' två ord ');
    await expect(field).toHaveValue(' två ord ');
    await userEvent.click(canvas.getByRole('button', { name: 'Visa Lösenord' }));
    await expect(field).toHaveAttribute('type', 'text');
  },
};

export const LongWords: Story = {
  tags: ['!autodocs'],
  args: {
    label: 'Betalningsföreläggandeansökningshandlingsförvaringslösenord',
    hint: 'Uppläggnings- och aviseringskostnadens referensnummer får inte ingå i lösenordet.',
    error: 'Betalningsföreläggandeansökningshandlingslösenordet behöver minst 12 tecken.',
  },
};
