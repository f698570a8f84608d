import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { brokenWords, doubleText } from '../../testing/largeText.ts';
import { Columns } from '../Layout/index.ts';
import { sumOfPartsGuide } from './SumOfParts.guide.ts';
import { SumOfParts } from './index.ts';

const meta = {
  title: 'Data/SumOfParts',
  component: SumOfParts,
  args: {
    title: 'Det här är skulden',
    headingLevel: 2,
    text: '12\u00a0krav, tillsammans 41\u00a0317\u00a0kr',
    parts: [
      { term: 'Att betala nu', count: '8\u00a0krav', amount: '23\u00a0798\u00a0kr', value: 23_798 },
      { term: 'Bestritt', count: '1\u00a0krav', amount: '7\u00a0701\u00a0kr', value: 7701 },
      {
        term: 'Tillfälligt erbjudande',
        count: '1\u00a0krav',
        amount: '5\u00a0200\u00a0kr',
        value: 5200,
      },
      { term: 'Ackord', count: '1\u00a0krav', amount: '2\u00a0468\u00a0kr', value: 2468 },
      { term: 'Avbetalningsplan', count: '1\u00a0krav', amount: '2\u00a0150\u00a0kr', value: 2150 },
    ],
    total: { term: 'Summa', amount: '41\u00a0317\u00a0kr' },
    foot: 'Allt detta räknas med i din skuld.',
  },
  decorators: [(Story) => <Columns aside={<Story />}>Aktiva krav</Columns>],
  parameters: {
    guide: sumOfPartsGuide,
    docs: {
      description: {
        component:
          'What a sum is made of: a bar for the eye, and each part with its amount. On a phone it is folded below its title.',
      },
    },
  },
} satisfies Meta<typeof SumOfParts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Parts: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('term')).toHaveLength(6);
    await expect(canvas.getByText('Summa')).toBeVisible();
    await expect(canvas.getAllByRole('definition').at(-1)).toHaveTextContent('41 317 kr');
    const segments = [...canvasElement.querySelectorAll('svg:first-of-type rect')].slice(0, 5);
    const widths = segments.map((segment) => segment.getBoundingClientRect().width);
    await expect(Math.min(...widths)).toBeGreaterThanOrEqual(6);
    await expect(widths).toEqual(widths.toSorted((one, other) => other - one));
  },
};

/** A part that grows has the colour of warnings, in the bar and beside its name. */
export const CriticalPart: Story = {
  globals: { viewport: { value: 'wide' } },
  args: {
    text: '2\u00a0krav, tillsammans 6\u00a0487\u00a0kr',
    parts: [
      { term: 'Att betala nu', count: '1\u00a0krav', amount: '2\u00a0167\u00a0kr', value: 2167 },
      {
        term: 'Ökar varje dag',
        count: '1\u00a0krav',
        amount: '4\u00a0320\u00a0kr',
        value: 4320,
        tone: 'critical',
      },
    ],
    total: { term: 'Summa', amount: '6\u00a0487\u00a0kr' },
  },
  play: async ({ canvasElement }) => {
    const [first, second, ofFirst, ofSecond] = [...canvasElement.querySelectorAll('rect')].map(
      (segment) => getComputedStyle(segment).fill,
    );
    await expect(second).toBe(ofSecond);
    await expect(first).toBe(ofFirst);
    const [red = 0, green = 0, blue = 0] = (second?.match(/\d+/gu) ?? []).map(Number);
    await expect(red).toBeGreaterThan(Math.max(green, blue));
  },
};

/** What the customer gets back makes the sum smaller, so there are no shares to draw. */
export const WithCredit: Story = {
  globals: { viewport: { value: 'wide' } },
  args: {
    text: '2\u00a0krav, tillsammans 400\u00a0kr',
    parts: [
      { term: 'Att betala nu', count: '1\u00a0krav', amount: '500\u00a0kr', value: 500 },
      { term: 'Till godo', count: '1\u00a0krav', amount: '\u2212100\u00a0kr', value: -100 },
    ],
    total: { term: 'Summa', amount: '400\u00a0kr' },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toBeNull();
    await expect(within(canvasElement).getByText('Till godo')).toBeVisible();
  },
};

export const Old: Story = {
  globals: { viewport: { value: 'wide' } },
  args: { isOld: true, text: '12\u00a0krav' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('23 798 kr')).not.toBeVisible();
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const total = canvas.getByText('Summa');
    await expect(total.checkVisibility()).toBe(false);
    await userEvent.click(canvas.getByRole('heading', { name: 'Det här är skulden' }));
    await expect(total.checkVisibility()).toBe(true);
  },
};

export const LargeTextInSmallestWindow: Story = {
  tags: ['Z16', '!autodocs'],
  globals: { viewport: { value: 'smallest' } },
  beforeEach: doubleText,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('heading', { name: 'Det här är skulden' }));
    await expect(brokenWords(canvas.getByText('Att betala nu'))).toEqual([]);
  },
};
