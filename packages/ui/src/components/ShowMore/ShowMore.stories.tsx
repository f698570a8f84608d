import { sv } from '@mina-sidor/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { Link } from '../Link/index.ts';
import { ShowMore, useShowMore } from './index.ts';
import { showMoreGuide } from './ShowMore.guide.ts';

interface DamagesProps {
  readonly total: number;
  /**
   * Whether a row contains a focusable link.
   * @default true
   */
  readonly hasLinks?: boolean | undefined;
}

/** A list other than a table, on a page that keeps the number of visible rows. */
function Damages({ total, hasLinks = true }: DamagesProps): ReactNode {
  const [visibleCount, onVisibleCountChange] = useState(10);
  const { listRef, ...shown } = useShowMore(total, {
    pageSize: 10,
    showMoreAbove: 10,
    showAllAbove: 24,
    visibleCount,
    onVisibleCountChange,
  });
  return (
    <>
      <ul ref={listRef}>
        {Array.from({ length: shown.visible }, (_, index) => (
          <li key={index}>
            {hasLinks ? (
              <Link href={`#${String(index + 1)}`}>Skada {index + 1}</Link>
            ) : (
              `Skada ${String(index + 1)}`
            )}
          </li>
        ))}
      </ul>
      <ShowMore {...shown} />
    </>
  );
}

const meta = {
  title: 'Data/ShowMore',
  component: ShowMore,
  args: { visible: 10, total: 43, onShowMore: fn(), onShowAll: fn() },
  parameters: {
    guide: showMoreGuide,
    docs: {
      description: {
        component:
          'How many rows of a list are visible, and buttons for more. `useShowMore` decides which buttons there are, moves focus to the first new row and announces the new number.',
      },
    },
  },
} satisfies Meta<typeof ShowMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BothButtons: Story = {};

export const MoreAlone: Story = {
  render: () => <ShowMore onShowMore={fn()} total={12} visible={10} />,
};

export const EveryRow: Story = { render: () => <ShowMore total={43} visible={43} /> };

async function expectRows(
  canvasElement: HTMLElement,
  count: number,
  isFocused: (row: HTMLElement) => boolean,
): Promise<void> {
  const canvas = within(canvasElement);
  const rows = canvas.getAllByRole('listitem');
  await expect(rows).toHaveLength(count);
  const firstNew = rows[10];
  await waitFor(() => expect(firstNew !== undefined && isFocused(firstNew)).toBe(true));
  const said = [...document.querySelectorAll('[aria-live="polite"] > *')];
  await expect(said.map((one) => one.textContent)).toEqual([`Visar ${String(count)} av 43`]);
}

export const MoreByKeyboard: Story = {
  tags: ['C13', 'C14', 'C17', '!autodocs'],
  render: () => <Damages total={43} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await expect(canvas.getByRole('group', { name: 'Visar 10 av 43' })).toBeVisible();
    canvas.getByRole('button', { name: sv.ui.showMore }).focus();
    await userEvent.keyboard('{Enter}');
    await expectRows(canvasElement, 20, (row) => row.firstElementChild === document.activeElement);
  },
};

export const AllByPointer: Story = {
  tags: ['C14', 'C17', '!autodocs'],
  render: () => <Damages total={43} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: sv.ui.showAll }));
    await expectRows(canvasElement, 43, (row) => row.firstElementChild === document.activeElement);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const TwelveRows: Story = {
  tags: ['C13', 'C15', '!autodocs'],
  render: () => <Damages total={12} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Visar 10 av 12')).toBeVisible();
    await expect(canvas.getByRole('button', { name: sv.ui.showMore })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: sv.ui.showAll })).toBeNull();
  },
};
