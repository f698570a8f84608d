import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { digitGroupsGuide } from './DigitGroups.guide.ts';
import { DigitGroups } from './index.ts';

const meta = {
  title: 'Data/DigitGroups',
  component: DigitGroups,
  args: { value: '47110023918' },
  parameters: {
    guide: digitGroupsGuide,
    docs: {
      description: {
        component:
          'A long number, grouped on screen. The gaps are margins, so that the number is read and copied as one.',
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
    const drawn = groups.map((group) => getComputedStyle(group, '::before').content);
    await expect(drawn).toEqual(['none', 'none', 'none', '"-" / ""']);
  },
};

export const BankgiroNumber: Story = {
  args: { value: '5051-2345', groups: 'bankgiro' },
  play: async ({ canvasElement }) => {
    await expect(copiedFrom(canvasElement)).toBe('50512345');
    const groups = [...canvasElement.querySelectorAll('span > span')];
    const drawn = groups.map((group) => getComputedStyle(group, '::before').content);
    await expect(drawn).toEqual(['none', '"-" / ""']);
  },
};

export const SpelledOut: Story = {
  args: { value: '471100239188', isSpelledOut: true },
  tags: ['Z25'],
  play: async ({ canvasElement }) => {
    await expect(copiedFrom(canvasElement)).toBe('471100239188');
    const digits = [...canvasElement.querySelectorAll('span > span > span')];
    // The spoken space takes no room and is not copied.
    const spoken = digits.map((digit) => getComputedStyle(digit, '::after').content);
    await expect(new Set(spoken)).toEqual(new Set(['"" / " "']));
    await expect(digits.length).toBe(12);
  },
};

export const NarrowerThanTheNumber: Story = {
  tags: ['Z25'],
  play: async ({ canvasElement }) => {
    canvasElement.style.width = '5rem';
    const groups = [...canvasElement.querySelectorAll('span > span')];
    const lines = groups.map(
      (group) => new Set([...group.getClientRects()].map(({ top }) => top)).size,
    );
    await expect(lines).toEqual([1, 1, 1]);
    const tops = new Set(groups.map((group) => group.getBoundingClientRect().top));
    await expect(tops.size).toBeGreaterThan(1);
    canvasElement.style.width = '';
  },
};

export const RegistrationNumber: Story = { args: { value: 'ABC12D', groups: [3] } };
