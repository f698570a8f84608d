import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { FilterChips } from './FilterChips.tsx';
import { filterChipsGuide } from './FilterChips.guide.ts';

const meta = {
  title: 'Data/FilterChips',
  component: FilterChips,
  args: {
    label: 'Filter som används',
    filters: [
      { key: 'via', label: 'Skickat via: Kivra' },
      { key: 'kind', label: 'Kravbrev' },
      { key: 'from', label: 'Från 2026-10-01' },
    ],
    onRemove: fn(),
  },
  parameters: { guide: filterChipsGuide },
} satisfies Meta<typeof FilterChips>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const ByKeyboard: Story = {
  tags: ['!autodocs', 'G19'],
  render: function Removable({ filters: first, ...args }) {
    const [filters, setFilters] = useState(first);
    return (
      <FilterChips
        {...args}
        filters={filters}
        onRemove={(removed) => {
          setFilters(filters.filter(({ key }) => key !== removed));
        }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const remove = (label: string) => canvas.getByRole('button', { name: `Ta bort ${label}` });
    await userEvent.tab();
    await userEvent.tab();
    await expect(remove('Kravbrev')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(remove('Från 2026-10-01')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(remove('Skickat via: Kivra')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('group', { name: 'Filter som används' })).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongWords: Story = {
  tags: ['!autodocs'],
  args: {
    filters: [
      {
        key: 'long',
        label: 'Trafikförsäkringsavgiftsbetalningsföreläggandenas ansökningshandlingar',
      },
    ],
  },
};
