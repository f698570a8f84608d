import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { textFieldGuide } from './TextField.guide.ts';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Registreringsnummer', onValueChange: fn() },
  parameters: { guide: textFieldGuide },
} satisfies Meta<typeof TextField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithHint: Story = {
  args: {
    label: 'Personnummer',
    hint: '12 siffror, ÅÅÅÅMMDDNNNN',
    kind: 'personalNumber',
  },
};

/** A press on the magnifier reaches the field. */
export const Search: Story = {
  args: { label: 'Sök bland dina krav', hint: 'Referensnummer', kind: 'search' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('searchbox');
    const { left, top, height } = field.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 24, top + height / 2)).toBe(field);
    const magnifier = canvasElement.querySelector('svg')?.getBoundingClientRect();
    await expect(magnifier?.left).toBeCloseTo(left + 12);
    await expect(magnifier?.right).toBeLessThan(left + 40);
  },
};

export const InError: Story = {
  args: {
    label: 'Personnummer',
    hint: '12 siffror, ÅÅÅÅMMDDNNNN',
    error: 'Kontrollera personnummer och försök igen',
    kind: 'personalNumber',
    defaultValue: '19121212121',
  },
};

export const ByKeyboard: Story = {
  args: { maxLength: 6 },
  tags: ['V14', 'U08', '!autodocs'],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('ABC12DEF');
    await expect(field).toHaveValue('ABC12D');
  },
};

/** What stands around the field is read with it, and is not part of the value. */
export const WithPrefixAndSuffix: Story = {
  tags: ['G20'],
  args: {
    label: 'Adress till din sida',
    hint: 'Bara bokstäverna a till z.',
    prefix: 'https://',
    suffix: '.example.se',
  },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Adress till din sida' });
    await expect(field).toHaveAccessibleDescription(
      'Bara bokstäverna a till z. https:// .example.se',
    );
    await userEvent.type(field, 'maja');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('maja');
    await expect(field).toHaveValue('maja');
  },
};

/** The parts of an address keep their order, and begin where the page begins. */
export const RightToLeft: Story = {
  tags: ['G20', '!autodocs'],
  globals: { viewport: { value: 'wide' } },
  args: { label: 'عنوان صفحتك', kind: 'url', prefix: 'https://', suffix: '.example.se' },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <TextField {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const parts = [
      canvas.getByText('https://'),
      canvas.getByRole('textbox'),
      canvas.getByText('.example.se'),
    ];
    const [prefix, field, suffix] = parts.map((part) => part.getBoundingClientRect());
    await expect(prefix?.right).toBeLessThan(field?.left ?? 0);
    await expect(field?.right).toBeLessThan(suffix?.left ?? 0);
    const label = canvas.getByText('عنوان صفحتك').getBoundingClientRect();
    await expect(suffix?.right).toBeCloseTo(label.right, 0);
    await expect(getComputedStyle(canvas.getByRole('textbox')).direction).toBe('ltr');
  },
};

/** In a narrow window what stands after the field goes below it, so that the field stays long enough to write in. */
export const AroundInNarrowWindow: Story = {
  tags: ['G20', '!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  args: { label: 'Adress', prefix: 'https://', suffix: '.trafikforsakring.example.se' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await expect(field.offsetWidth).toBeGreaterThan(150);
    await expect(
      within(canvasElement)
        .getByText(/^\.trafik/u)
        .getClientRects().length,
    ).toBe(1);
  },
};

/** A long text around the field breaks, and leaves the field a line of its own. */
export const LongPrefix: Story = {
  tags: ['G20', '!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  args: { label: 'Adress', prefix: 'https://trafikforsakringsforeningen.example.se/sidor/' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await expect(field.offsetWidth).toBeGreaterThan(100);
  },
};

/** Letters and spaces are removed while typing, and the caret stays in place. */
export const DigitsOnly: Story = {
  args: { label: 'Referensnummer', kind: 'digits', defaultValue: '4711' },
  tags: ['K08'],
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('textbox');
    await userEvent.click(field);
    field.setSelectionRange(2, 2);
    await userEvent.keyboard('a ');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('9b');
    await expect(field).toHaveValue('47911');
    await expect(field.selectionStart).toBe(3);
    await userEvent.paste(' 00\u00A023');
    await expect(field).toHaveValue('479002311');
  },
};

/** The form is being sent: the text can be read but not changed. */
export const Locked: Story = {
  args: { label: 'E-postadress', kind: 'email', defaultValue: 'maja@example.com', isLocked: true },
};

/** The text is formatted when focus leaves the field. */
export const FormattedOnBlur: Story = {
  args: {
    label: 'Mobilnummer',
    kind: 'phone',
    formatOnBlur: (text) => text.replace(/^(07\d)(\d{3})(\d{2})(\d{2})$/u, '$1-$2 $3 $4'),
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, '0701234567');
    await expect(field).toHaveValue('0701234567');
    await userEvent.tab();
    await expect(field).toHaveValue('070-123 45 67');
  },
};

export const LongWords: Story = {
  tags: ['!autodocs'],
  args: {
    label: 'Trafikförsäkringsavgiftsbetalningsföreläggandets referensnummer',
    hint: 'Uppläggnings- och aviseringskostnadens referensnummer står på betalningsföreläggandeansökningshandlingarna.',
    error: 'Betalningsföreläggandeansökningshandlingsnumret behöver elva siffror.',
  },
};
