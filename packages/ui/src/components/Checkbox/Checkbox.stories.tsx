import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Inline } from '../Layout/index.ts';
import { TextButton } from '../Link/index.ts';
import { checkboxGuide } from './Checkbox.guide.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Jag godkänner villkoren för Mina sidor.', onValueChange: fn() },
  parameters: { guide: checkboxGuide },
} satisfies Meta<typeof Checkbox>;

export default meta;

type Story = StoryObj<typeof meta>;

const aboutCookies = <TextButton onClick={fn()}>Läs om hur vi använder kakor</TextButton>;

export const Unchecked: Story = {};

export const Checked: Story = { args: { defaultValue: true } };

export const Framed: Story = {
  args: { defaultValue: true, isFramed: true, after: aboutCookies },
};

/** Links that need two rows keep off the frame. */
export const FramedOnAPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  args: {
    isFramed: true,
    after: (
      <Inline gap="x16">
        <TextButton onClick={fn()}>Läs villkoren för Mina sidor</TextButton>
        <TextButton onClick={fn()}>Läs om kakor</TextButton>
      </Inline>
    ),
  },
  play: async ({ canvas }) => {
    const [first, last] = canvas.getAllByRole('button').map((link) => link.getBoundingClientRect());
    await expect(last?.top).toBeGreaterThan(first?.bottom ?? Infinity);
    const frame = canvas.getByRole('checkbox').closest('div')?.parentElement;
    await expect(
      (frame?.getBoundingClientRect().bottom ?? 0) - (last?.bottom ?? 0),
    ).toBeGreaterThan(8);
  },
};

export const InError: Story = {
  args: {
    isFramed: true,
    after: aboutCookies,
    error: 'Godkänn villkoren för att kunna logga in.',
  },
};

export const WithHint: Story = {
  args: { label: 'Skicka en kopia till mig', hint: 'Till den adress som du har skrivit ovan.' },
};

/** The form is being sent: screen readers can read the box, but nobody can change it. */
export const Locked: Story = {
  args: { defaultValue: true, isLocked: true },
};

export const LongWords: Story = {
  tags: ['!autodocs'],
  args: {
    label:
      'Jag har läst om betalningsföreläggandeansökningshandlingarna och om uppläggnings- och aviseringskostnaden, och jag godkänner dem.',
    isFramed: true,
    after: aboutCookies,
  },
};

export const ByKeyboard: Story = {
  tags: ['U08', '!autodocs'],
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

export const ByPointer: Story = {
  tags: ['!autodocs'],
  args: { isFramed: true, after: aboutCookies },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Jag godkänner villkoren för Mina sidor.'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Läs om hur vi använder kakor' }));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith(true);
  },
};
