import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Band } from '../Band/index.ts';
import { Text } from '../Text/index.ts';
import { textButtonGuide } from './Link.guide.ts';
import { TextButton } from './TextButton.tsx';

const meta = {
  title: 'Navigation/TextButton',
  component: TextButton,
  args: { children: 'Läs om hur vi använder kakor', onClick: fn() },
  parameters: {
    guide: textButtonGuide,
    docs: {
      description: {
        component:
          'A button for use among links or in running text. It looks like a link but does something on the page, such as opening a dialog. Enter and Space press it.',
      },
    },
  },
} satisfies Meta<typeof TextButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InText: Story = {
  render: (args) => (
    <Text>
      Jag godkänner villkoren för Mina sidor. <TextButton {...args} />
    </Text>
  ),
};

export const OnBrand: Story = {
  args: { tone: 'onBrand' },
  render: (args) => (
    <Band>
      <TextButton {...args} />
    </Band>
  ),
};

export const InAnotherLanguage: Story = { args: { children: 'English', lang: 'en' } };

export const ByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
