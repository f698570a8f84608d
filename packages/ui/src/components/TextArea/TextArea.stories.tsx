import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { textAreaGuide } from './TextArea.guide.ts';
import { TextArea } from './TextArea.tsx';

const sentence = 'Jag ställde av bilen den 1 augusti men skulden fortsatte öka. ';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Meddelande', onValueChange: fn(), limit: 4000 },
  parameters: { guide: textAreaGuide },
} satisfies Meta<typeof TextArea>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithHint: Story = {
  args: { hint: 'Skriv inga känsliga uppgifter, till exempel om din hälsa.' },
};

export const WithoutLimit: Story = { args: { limit: undefined } };

export const InError: Story = {
  args: {
    hint: 'Minst fem tecken.',
    defaultValue: 'Hej',
    error: 'Vänligen ange meddelande / fråga',
  },
};

export const NearLimit: Story = { args: { limit: 150, defaultValue: sentence.repeat(2) } };

/** A text that is too long is kept and marked: the user shortens it. */
export const OverLimit: Story = {
  args: { limit: 150, defaultValue: sentence.repeat(3) },
};

/** Grows with its text, but never beyond the window. */
export const LongText: Story = {
  args: { defaultValue: Array.from({ length: 40 }, () => sentence).join('\n') },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await expect(field.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight);
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight);
  },
};

/** The form is being sent: the text can be read but not changed. */
export const Locked: Story = {
  args: { defaultValue: 'Tack!', isLocked: true },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { limit: 25, rows: 2 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox');
    const height = field.clientHeight;
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Hej!{Enter}Tack{Enter}för{Enter}svaret');
    await expect(field).toHaveValue('Hej!\nTack\nför\nsvaret');
    await expect(canvas.getByText('20 av 25 tecken')).toBeVisible();
    await expect(field.clientHeight).toBeGreaterThan(height);
  },
};

export const LongWords: Story = {
  tags: ['!autodocs'],
  args: {
    label: 'Uppläggnings- och aviseringskostnadens betalningsföreläggandeansökningsbeskrivning',
    defaultValue: 'Betalningsföreläggandeansökningshandlingsförvaringsutrymmesbeteckning',
  },
};
