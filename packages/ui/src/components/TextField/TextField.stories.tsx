import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { TextField } from './TextField.tsx';

function Controlled(props: ComponentProps<typeof TextField>): ReactNode {
  const [value, setValue] = useState(props.value);
  return <TextField {...props} onChange={setValue} value={value} />;
}

const meta = {
  title: 'Komponenter/TextField',
  component: TextField,
  args: { label: 'Registreringsnummer', value: '', onChange: fn() },
  render: (args) => <Controlled {...args} />,
  parameters: {
    docs: {
      description: {
        component:
          'One line of text. The label is always seen, never a placeholder. Hint and error are tied to the field and read in that order. Takes 200 characters unless `maxLength` says otherwise.',
      },
    },
  },
} satisfies Meta<typeof TextField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithHint: Story = {
  args: {
    label: 'Personnummer',
    hint: '12 siffror, ÅÅÅÅMMDDNNNN',
    inputMode: 'numeric',
    maxLength: 12,
    value: '',
  },
};

export const InError: Story = {
  args: {
    label: 'Personnummer',
    hint: '12 siffror, ÅÅÅÅMMDDNNNN',
    error: 'Kontrollera personnummer och försök igen',
    value: '19121212121',
  },
  tags: ['V15'],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Personnummer' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      '12 siffror, ÅÅÅÅMMDDNNNN Kontrollera personnummer och försök igen',
    );
  },
};

export const ByKeyboard: Story = {
  args: { maxLength: 6 },
  tags: ['V14'],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('ABC12DEF');
    await expect(field).toHaveValue('ABC12D');
  },
};

export const LongLabel: Story = {
  args: { label: 'Trafikförsäkringsavgiftsbetalningsföreläggandets referensnummer' },
};
