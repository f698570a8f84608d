import { uiEn } from '@mina-sidor/texts/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { UiProvider } from '../UiProvider/index.ts';
import { numberFieldGuide } from './NumberField.guide.ts';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  args: { label: 'Antal fordon', onValueChange: fn() },
  parameters: { guide: numberFieldGuide },
} satisfies Meta<typeof NumberField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithUnit: Story = {
  args: {
    label: 'Belopp',
    hint: 'Minst 100 kr.',
    unit: 'kr',
    decimals: 2,
    min: 100,
    defaultValue: 1234.5,
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Belopp' });
    await expect(field).toHaveValue('1\u00A0234,5');
    await expect(field).toHaveAccessibleDescription('Minst 100 kr. kr');
    await expect(field).toHaveAttribute('inputmode', 'decimal');
  },
};

/** The currency stands where the language writes it, and may be pasted with the number. */
export const CurrencyBefore: Story = {
  tags: ['G03'],
  args: { label: 'Belopp', prefix: '£', unit: 'per månad', decimals: 2 },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Belopp' });
    await expect(field).toHaveAccessibleDescription('£ per månad');
    await expect(field.previousElementSibling).toHaveTextContent('£');
    await userEvent.click(field);
    await userEvent.paste('£1 234,50');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith(1234.5);
  },
};

/** While it is written too, a minus is on the left of its number, and thousands come first. */
export const RightToLeft: Story = {
  tags: ['!autodocs'],
  args: { label: 'المبلغ', defaultValue: -1250, unit: 'كرونة' },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <NumberField {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const { direction, textAlign } = getComputedStyle(within(canvasElement).getByRole('textbox'));
    await expect([direction, textAlign]).toEqual(['ltr', 'right']);
  },
};

export const InError: Story = {
  args: { hint: 'Högst 20.', error: 'Skriv hur många fordon du har.', isRequired: true },
};

/** The form is being sent: the number can be read but not changed. */
export const Locked: Story = {
  args: { defaultValue: 3, isLocked: true },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { label: 'Belopp', unit: 'kr', decimals: 2, min: 100, max: 50_000 },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('1234,5');
    await expect(args.onValueChange).toHaveBeenNthCalledWith(1, 1);
    await expect(args.onValueChange).toHaveBeenNthCalledWith(5, 1234.5);
    await expect(field).toHaveValue('1234,5');
    await userEvent.tab();
    await expect(field).toHaveValue('1\u00A0234,5');
    await expect(field).toBeValid();

    await userEvent.clear(field);
    await userEvent.type(field, '99');
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('kr Skriv 100 eller ett högre tal.');
    await userEvent.type(field, '9,123');
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(
      'kr Talet har för många decimaler. Skriv till exempel 1\u00A0200,5.',
    );
  },
};

/** Test tools fill a field so. English has marks between thousands, which go when focus comes. */
export const SelectedByScript: Story = {
  tags: ['!autodocs', 'G16'],
  args: { decimals: 2, defaultValue: 1234.5 },
  decorators: [
    (Story) => (
      <UiProvider locale="en" texts={uiEn}>
        <Story />
      </UiProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('textbox');
    await expect(field).toHaveValue('1,234.5');
    field.select();
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, '1234.5'.length]);
    await userEvent.keyboard('77');
    await expect(field).toHaveValue('77');
  },
};

export const LongWords: Story = {
  tags: ['!autodocs'],
  args: {
    label: 'Trafikförsäkringsavgiftsbetalningsföreläggandenas antal',
    hint: 'Uppläggnings- och aviseringskostnadens referensnummer står på betalningsföreläggandeansökningshandlingarna.',
    error: 'Betalningsföreläggandeansökningshandlingsnumret behöver elva siffror.',
    unit: 'betalningsförelägganden',
  },
};
