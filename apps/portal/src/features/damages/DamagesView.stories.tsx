import type { Damage } from '@mina-sidor/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { toDamageRows } from './damages.rules.ts';
import { DamagesView } from './DamagesView.tsx';

const damages: readonly Damage[] = [
  {
    damageType: 'Parkeringsskada',
    damageDate: '2026-11-08',
    damageNumber: '2026/1187',
    webNumber: 'W-2048117',
  },
  {
    damageType: 'Kollision med ett oförsäkrat fordon som lämnade olycksplatsen',
    damageDate: '2026-04-26',
    damageNumber: '2026/0412',
    webNumber: null,
  },
];

const meta = {
  title: 'Pages/Damages',
  tags: ['!autodocs'],
  component: DamagesView,
  parameters: { layout: 'fullscreen' },
  args: { state: { status: 'ready', value: toDamageRows(damages) } },
  render: (args) => (
    <StoryFrame>
      <DamagesView {...args} />
    </StoryFrame>
  ),
} satisfies Meta<typeof DamagesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'smallest' } },
  tags: ['S01', 'S02'],
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('rowheader');
    // CSS draws the labels, and only in cells with content.
    const labels = (header: HTMLElement | undefined) =>
      within(header?.parentElement ?? canvasElement)
        .getAllByRole('cell')
        .filter((cell) => getComputedStyle(cell, '::before').content !== 'none').length;
    await expect(labels(first)).toBe(labels(second) + 1);
  },
};

/** No damage was reported on the web, so the column is missing. */
export const WithoutWebNumbers: Story = {
  args: {
    state: {
      status: 'ready',
      value: toDamageRows(damages.map((damage) => ({ ...damage, webNumber: null }))),
    },
  },
  tags: ['S01'],
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Failed: Story = {
  args: { state: { status: 'failed', isReloading: false, reload: () => undefined } },
};

export const Empty: Story = {
  args: { state: { status: 'ready', value: [] } },
  tags: ['S06'],
};

/** While messages are closed, nothing links to them. */
export const WithoutMessages: Story = {
  render: (args) => (
    <StoryFrame offline={{ messages: false }}>
      <DamagesView {...args} />
    </StoryFrame>
  ),
};
