import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { brokenWords, doubleText, lineStarts } from '../../testing/largeText.ts';
import { InfoIcon } from '../Icon/index.ts';
import { Stack } from '../Layout/index.ts';
import { Heading } from './Heading.tsx';
import { headingGuide } from './Heading.guide.ts';

const meta = {
  title: 'Foundations/Heading',
  component: Heading,
  args: { level: 1, children: 'Hej Maja' },
  parameters: {
    guide: headingGuide,
    docs: {
      description: {
        component:
          'A heading whose visual size is independent of its level. `isFocusTarget` lets a change of page move focus to it; it is never a tab stop.',
      },
    },
  },
} satisfies Meta<typeof Heading>;

export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = {};

/** No heading is printed at the end of a page. */
export const Levels: Story = {
  tags: ['Z05'],
  render: () => (
    <Stack>
      <Heading level={1}>Ärendedetaljer</Heading>
      <Heading level={2}>Om du inte betalar i tid</Heading>
      <Heading level={3}>Betala det här kravet</Heading>
      <Heading level={4}>Plusgiro och OCR</Heading>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const heading of within(canvasElement).getAllByRole('heading'))
      await expect(heading).toHaveStyle({ breakAfter: 'avoid' });
  },
};

export const SmallerThanItsLevel: Story = { args: { size: 'h3' } };

export const WithEyebrow: Story = {
  args: { eyebrow: 'Referensnummer', children: '47110023918' },
};

/** For a card of tone `info`, which colour alone must not tell. */
export const WithIcon: Story = {
  tags: ['Z79'],
  args: {
    icon: <InfoIcon />,
    level: 2,
    size: 'h3',
    children: 'Du har fått ett tillfälligt erbjudande',
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', {
      name: 'Du har fått ett tillfälligt erbjudande',
    });
    const tile = heading.querySelector('svg')?.parentElement?.getBoundingClientRect();
    await expect(tile?.width).toBe(40);
    for (const start of lineStarts(heading)) {
      await expect(start).toBeGreaterThan(tile?.right ?? Infinity);
    }
  },
};

/** With large text the words have the room of the icon. */
export const IconAndLargeText: Story = {
  ...WithIcon,
  tags: ['!autodocs', 'Z16'],
  beforeEach: doubleText,
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading');
    await expect(heading.querySelector('svg')?.parentElement?.getBoundingClientRect().width).toBe(
      0,
    );
    await expect(brokenWords(heading)).toEqual([]);
  },
};

/** Focus moves here after a change of page; the Tab key skips it. */
export const FocusTarget: Story = {
  args: { isFocusTarget: true },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading');
    await userEvent.tab();
    await expect(heading).not.toHaveFocus();
    heading.focus();
    await expect(heading).toHaveFocus();
    await expect(getComputedStyle(heading).outlineStyle).toBe('none');
  },
};

/** A brand may have a font for its headings; without one they have that of the text. */
export const FontOfTheBrand: Story = {
  tags: ['G08', '!autodocs'],
  args: { level: 3 },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading');
    const font = (): string => getComputedStyle(heading).fontFamily;
    await expect(font()).toBe(getComputedStyle(document.body).fontFamily);
    document.documentElement.style.setProperty('--ms-font-heading', 'monospace');
    await expect(font()).toBe('monospace');
    document.documentElement.style.removeProperty('--ms-font-heading');
  },
};

export const LongWord: Story = {
  tags: ['!autodocs'],
  args: { children: 'Trafikförsäkringsavgiftsbetalningsföreläggande' },
};

/** A word that breaks where its writer allows it gets a hyphen. */
export const HyphenInANarrowWindow: Story = {
  tags: ['Z89', '!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  args: { level: 2, children: 'Avtal om av\u00ADbetalnings\u00ADplan' },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading');
    const hyphens = [...heading.querySelectorAll('span')].filter(
      (place) => place.getBoundingClientRect().width > 0,
    );
    await expect(hyphens).toHaveLength(1);
  },
};
