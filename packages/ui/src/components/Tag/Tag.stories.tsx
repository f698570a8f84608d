import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { doubleText } from '../../testing/largeText.ts';
import { tones } from '../../theme/tokens.ts';
import { Inline } from '../Layout/index.ts';
import { tagGuide } from './Tag.guide.ts';
import { Tag } from './Tag.tsx';

const meta = {
  title: 'Data/Tag',
  component: Tag,
  args: { children: 'Avbetalningsplan' },
  parameters: {
    guide: tagGuide,
    docs: {
      description: {
        component:
          'A state in a word or two, in a table row or next to a heading. It is not a control. The words must state it without the colour.',
      },
    },
  },
} satisfies Meta<typeof Tag>;

export default meta;

type Story = StoryObj<typeof meta>;

const words = {
  info: 'Pågår',
  positive: 'Betald',
  warning: 'Förfaller snart',
  critical: 'Förfallen',
  neutral: 'Avslutad',
} as const;

export const Neutral: Story = {};

export const Tones: Story = {
  render: () => (
    <Inline>
      {tones.map((tone) => (
        <Tag key={tone} tone={tone}>
          {words[tone]}
        </Tag>
      ))}
    </Inline>
  ),
};

/** Two long words stay on one line, also with letters of double size in the smallest window. */
export const TwoLongWords: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  args: { children: 'Tillfälligt erbjudande' },
  beforeEach: doubleText,
  play: async ({ canvasElement }) => {
    const tag = within(canvasElement).getByText('Tillfälligt erbjudande');
    const range = document.createRange();
    range.selectNodeContents(tag);
    await expect(range.getClientRects()).toHaveLength(1);
  },
};

/** One very long word breaks at the edge of what contains it. */
export const OneVeryLongWord: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  args: { children: 'Avbetalningsplansuppgörelserna' },
  beforeEach: doubleText,
  play: async ({ canvasElement }) => {
    const tag = within(canvasElement).getByText('Avbetalningsplansuppgörelserna');
    const edge = tag.parentElement?.getBoundingClientRect().right ?? 0;
    await expect(tag.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
  },
};
