import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';

import { Inline, Stack } from '../Layout/index.ts';
import { InfoIcon, SortIcon } from './index.ts';
import * as icons from './Icon.tsx';
import { iconGuide } from './Icon.guide.ts';

const meta = {
  title: 'Foundations/Icon',
  component: InfoIcon,
  parameters: {
    parts: { SortIcon },
    guide: iconGuide,
    docs: {
      description: {
        component:
          'Decoration next to words: hidden from assistive technology, drawn in the colour of the text. Never an icon without a word, visible or visually hidden.',
      },
    },
  },
} satisfies Meta<typeof InfoIcon>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Medium: Story = {
  render: (args) => (
    <Inline>
      <InfoIcon {...args} />
      Mer information
    </Inline>
  ),
};

export const Small: Story = { ...Medium, args: { size: 'small' } };

export const Large: Story = { ...Medium, args: { size: 'large' } };

export const All: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <Stack as="ul" gap="x8">
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name}>
          <Inline>
            <Icon {...args} />
            <code>{name}</code>
          </Inline>
        </li>
      ))}
    </Stack>
  ),
};

export const SortDirections: Story = {
  render: () => (
    <Stack gap="x8">
      {(['none', 'ascending', 'descending'] as const).map((direction) => (
        <Inline key={direction}>
          <SortIcon direction={direction} />
          <code>{direction}</code>
        </Inline>
      ))}
    </Stack>
  ),
};

/** What points on or back turns round; everything else stays as it is. */
export const RightToLeft: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <div dir="rtl">
      {Object.entries(icons).map(([name, Icon]) => (
        <Icon {...args} data-name={name} key={name} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const turned = [...canvasElement.querySelectorAll('svg')]
      .filter((icon) => getComputedStyle(icon.children[0] ?? icon).scale !== 'none')
      .map((icon) => icon.dataset['name']);
    await expect(turned).toEqual(['ArrowRightIcon', 'ChevronLeftIcon']);
  },
};
