import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Stack } from '../Layout/index.ts';
import { Text } from './Text.tsx';
import { textGuide } from './Text.guide.ts';

const meta = {
  title: 'Foundations/Text',
  component: Text,
  args: { children: 'Här är läget i dina ärenden.' },
  parameters: {
    guide: textGuide,
    docs: {
      description: {
        component:
          'Running text, at most 70 characters a line. `soft` is for explanations, `lead` for the first paragraph of a page, `small` for notes.',
      },
    },
  },
} satisfies Meta<typeof Text>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Body: Story = {};

export const Lead: Story = { args: { size: 'lead', tone: 'soft' } };

export const Small: Story = { args: { size: 'small', tone: 'soft' } };

export const Sizes: Story = {
  render: () => (
    <Stack gap="x8">
      <Text size="small">Liten</Text>
      <Text>Vanlig</Text>
      <Text size="lead">Stor</Text>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const sizes = within(canvasElement)
      .getAllByRole('paragraph')
      .map((line) => Number.parseFloat(getComputedStyle(line).fontSize));
    await expect(sizes).toEqual([...new Set(sizes)].toSorted((one, other) => one - other));
  },
};

export const Amount: Story = {
  args: { size: 'amount', children: '4\u00a0350\u00a0kr' },
};

export const Weights: Story = {
  render: () => (
    <Stack gap="x8">
      <Text weight="regular">Vanlig</Text>
      <Text weight="medium">Halvfet</Text>
      <Text weight="bold">Fet</Text>
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    children:
      'Skulden har gått vidare till inkasso och en avgift på 180 kr har lagts till. Betala inom tiden i kravet för att undvika betalningsföreläggande. Avgiften tas ut en gång för varje ärende.',
  },
};
