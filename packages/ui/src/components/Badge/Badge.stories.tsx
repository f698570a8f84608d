import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Inline } from '../Layout/index.ts';
import { badgeGuide } from './Badge.guide.ts';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Data/Badge',
  component: Badge,
  args: { count: 2, label: '2 olästa meddelanden' },
  parameters: {
    guide: badgeGuide,
    docs: {
      description: {
        component:
          'Shows how many items are new, next to the words it belongs to and inside their link, so that the count is part of the link’s name. Nothing is shown at zero; above nine an exclamation mark is shown, or with `max` a plus after the highest number, while the label keeps the number.',
      },
    },
  },
} satisfies Meta<typeof Badge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Medium: Story = {};

export const Small: Story = { args: { size: 'small' } };

export const Large: Story = { args: { size: 'large' } };

export const Nine: Story = {
  tags: ['!autodocs'],
  args: { count: 9, label: '9 olästa meddelanden' },
};

export const AboveNine: Story = {
  args: { count: 10, label: '10 olästa meddelanden' },
  tags: ['U02'],
};

/** The highest number that fits the page, with a plus. It widens the badge where it must. */
export const WithMax: Story = {
  tags: ['G07'],
  render: () => (
    <Inline>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Inline key={size}>
          <Badge count={7} label="7 olästa meddelanden" max={9} size={size} />
          <Badge count={10} label="10 olästa meddelanden" max={9} size={size} />
          <Badge count={120} label="120 olästa meddelanden" max={99} size={size} />
        </Inline>
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('120 olästa meddelanden')).toHaveLength(3);
    for (const glyph of canvas.getAllByText(/^(?:7|9\+|99\+)$/u)) {
      const badge = glyph.parentElement?.getBoundingClientRect();
      const words = glyph.getBoundingClientRect();
      await expect(words.left).toBeGreaterThan(badge?.left ?? Infinity);
      await expect(words.right).toBeLessThan(badge?.right ?? 0);
    }
  },
};

export const Zero: Story = {
  args: { count: 0, label: '0 olästa meddelanden' },
  tags: ['U01'],
};

/** A line is as high with it as without it. */
export const InALine: Story = {
  tags: ['!autodocs', 'Z23'],
  render: (args) => (
    <>
      <p>Meddelanden</p>
      <p>
        Meddelanden <Badge {...args} />
      </p>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [without, beside] = [...canvasElement.querySelectorAll('p')].map(
      (line) => line.getBoundingClientRect().height,
    );
    await expect(beside).toBe(without);
  },
};

export const Sizes: Story = {
  tags: ['U02'],
  render: () => (
    <Inline>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Badge count={3} key={size} label="3 olästa meddelanden" size={size} />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const widths = within(canvasElement)
      .getAllByText('3')
      .map((glyph) => glyph.parentElement?.getBoundingClientRect().width ?? 0);
    await expect(widths).toEqual(widths.toSorted((one, other) => one - other));
    await expect(new Set(widths).size).toBe(3);
  },
};
