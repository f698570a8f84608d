import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { DigitGroups } from './index.ts';

const meta = {
  title: 'Komponenter/DigitGroups',
  component: DigitGroups,
  args: { value: '47110023918' },
  parameters: {
    docs: {
      description: {
        component:
          'A long number in groups for the eye. The gaps are margins, so that the number is read and copied as one.',
      },
    },
  },
} satisfies Meta<typeof DigitGroups>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReferenceNumber: Story = {
  tags: ['Z25'],
  play: async ({ canvasElement }) => {
    const range = document.createRange();
    range.selectNodeContents(canvasElement);
    const selection = window.getSelection();
    selection?.removeAllRanges();
    selection?.addRange(range);
    await expect(selection?.toString().trim()).toBe('47110023918');
    selection?.removeAllRanges();
  },
};

export const NarrowerThanTheNumber: Story = {
  tags: ['Z25'],
  play: async ({ canvasElement }) => {
    canvasElement.style.width = '5rem';
    const groups = [...canvasElement.querySelectorAll('span > span')];
    const lines = groups.map((group) => group.getClientRects().length);
    await expect(lines).toEqual([1, 1, 1]);
    const tops = new Set(groups.map((group) => group.getBoundingClientRect().top));
    await expect(tops.size).toBeGreaterThan(1);
    canvasElement.style.width = '';
  },
};

export const RegistrationNumber: Story = { args: { value: 'ABC12D', groups: [3] } };
