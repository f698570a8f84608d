import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { digitGroupsGuide } from './DigitGroups.guide.ts';
import { bareDigitGroups, DigitGroups } from './index.ts';

const meta = {
  title: 'Data/DigitGroups',
  component: DigitGroups,
  args: { value: '47110023918' },
  parameters: {
    guide: digitGroupsGuide,
    docs: {
      description: {
        component:
          'A long number, grouped on screen. The gaps are drawn by CSS, so that the number is read and copied as one.',
      },
    },
  },
} satisfies Meta<typeof DigitGroups>;

export default meta;
type Story = StoryObj<typeof meta>;

function copiedFrom(element: HTMLElement): string | undefined {
  const range = document.createRange();
  range.selectNodeContents(element);
  const selection = window.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  const text = selection?.toString().trim();
  selection?.removeAllRanges();
  return text;
}

/** Where the lines of a text begin that stands in the page as one node. */
function topsOf(root: HTMLElement, text: string): ReadonlySet<number> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode() !== null) {
    if (walker.currentNode.textContent === text) range.selectNodeContents(walker.currentNode);
  }
  return new Set([...range.getClientRects()].map(({ top }) => top));
}

export const ReferenceNumber: Story = {
  tags: ['Z25'],
  play: async ({ canvasElement }) => {
    await expect(copiedFrom(canvasElement)).toBe('47110023918');
  },
};

export const PlusgiroNumber: Story = {
  args: { value: '12 34 56-6', groups: 'plusgiro' },
  tags: ['Z25'],
  play: async ({ canvasElement }) => {
    await expect(copiedFrom(canvasElement)).toBe('1234566');
    const groups = [...canvasElement.querySelectorAll('span > span')];
    const drawn = groups.map((group) =>
      ['::before', '::after'].map((part) => getComputedStyle(group, part).content),
    );
    await expect(drawn).toEqual([
      ['"\u200E \u200E" / ""', '"\u200E \u200E" / ""'],
      ['"-" / ""', 'none'],
    ]);
  },
};

export const BankgiroNumber: Story = {
  args: { value: '5051-2345', groups: 'bankgiro' },
  play: async ({ canvasElement }) => {
    await expect(copiedFrom(canvasElement)).toBe('50512345');
    const groups = [...canvasElement.querySelectorAll('span > span')];
    const drawn = groups.map((group) => getComputedStyle(group, '::before').content);
    await expect(drawn).toEqual(['"-" / ""']);
  },
};

export const SpelledOut: Story = {
  args: { value: '471100239188', isSpelledOut: true },
  tags: ['Z25', 'Z103'],
  play: async ({ canvasElement }) => {
    await expect(copiedFrom(canvasElement)).toBe('471100239188');
    const digits = [...canvasElement.querySelectorAll('span > span')].filter(
      (one) => one.textContent.length === 1,
    );
    // What is spoken between the digits takes no room and is not copied.
    const [space, comma] = ['"" / " "', '"" / ", "'];
    const group = [space, space, space, comma];
    await expect(digits.map((digit) => getComputedStyle(digit, '::after').content)).toEqual([
      ...group,
      ...group,
      space,
      space,
      space,
      'none',
    ]);
  },
};

export const NarrowerThanTheNumber: Story = {
  tags: ['Z25'],
  play: async ({ canvasElement }) => {
    canvasElement.style.width = '5rem';
    const tops = ['4711', '0023', '918'].map((group) => topsOf(canvasElement, group));
    await expect(tops.map(({ size }) => size)).toEqual([1, 1, 1]);
    await expect(new Set(tops.flatMap((one) => [...one])).size).toBeGreaterThan(1);
    canvasElement.style.width = '';
  },
};

/** In a sentence the whole number goes to the next line. */
export const Unbroken: Story = {
  tags: ['Z88'],
  args: { isUnbroken: true, isSpelledOut: true },
  play: async ({ canvasElement }) => {
    canvasElement.style.width = '5rem';
    const number = document.createRange();
    number.selectNodeContents(canvasElement.querySelector('span') ?? canvasElement);
    const tops = [...number.getClientRects()].map(({ top }) => top);
    await expect(new Set(tops).size).toBe(1);
    canvasElement.style.width = '';
  },
};

export const RegistrationNumber: Story = { args: { value: 'ABC12D', groups: [3] } };

/** As in a row of a long table: the gaps are drawn all the same. */
export const Bare: Story = {
  render: ({ value }) => <>{bareDigitGroups(value)}</>,
  play: async ({ canvasElement }) => {
    await expect(copiedFrom(canvasElement)).toBe('47110023918');
    await expect(canvasElement.querySelectorAll('span').length).toBe(1);
  },
};

/** A number is read from left to right in every language. */
export const InAPageFromRightToLeft: Story = {
  tags: ['!autodocs', 'G25'],
  render: (args) => (
    <div dir="rtl" lang="ar">
      <p>
        <DigitGroups {...args} />
      </p>
      <p>{bareDigitGroups(args.value)}</p>
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const number of canvasElement.querySelectorAll('p')) {
      const places = ['4711', '0023', '918'].map((group) => leftOf(number, group));
      await expect(places).toEqual(places.toSorted((one, other) => one - other));
    }
  },
};

/** Where the group is drawn, from the left. */
function leftOf(root: Element, group: string): number {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    if (texts.currentNode.textContent !== group) continue;
    const range = document.createRange();
    range.selectNode(texts.currentNode);
    return range.getBoundingClientRect().left;
  }
  throw new Error(`${group} is not drawn.`);
}
