import { sv } from '@mina-sidor/texts';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';

import { announced, renderWithUi } from '../../testing/renderWithUi.tsx';
import { ShowMore, useShowMore } from './index.ts';

interface ListProps {
  readonly total: number;
  readonly visibleCount: number;
  readonly onVisibleCountChange: (count: number) => void;
}

function List({ total, ...kept }: ListProps): ReactNode {
  const rules = { pageSize: 10, showMoreAbove: 10, showAllAbove: 24 };
  const { listRef, ...shown } = useShowMore(total, { ...rules, ...kept });
  return (
    <>
      <div ref={listRef} role="list">
        {Array.from({ length: shown.visible }, (_, index) => (
          <div key={index} role="listitem">
            Rad {index + 1}
          </div>
        ))}
      </div>
      <ShowMore {...shown} />
    </>
  );
}

const rows = (): HTMLElement[] => screen.getAllByRole('listitem');
const press = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));

it('shows the number of rows that the page sets, and only asks for more [Z13]', async () => {
  const onVisibleCountChange = vi.fn<(count: number) => void>();
  renderWithUi(<List onVisibleCountChange={onVisibleCountChange} total={43} visibleCount={30} />);
  expect(rows()).toHaveLength(30);
  await press(sv.ui.showMore);
  await press(sv.ui.showAll);
  expect(onVisibleCountChange.mock.calls).toEqual([[40], [43]]);
  expect(rows()).toHaveLength(30);
  expect(announced()).toEqual([]);
});

it.each([
  [sv.ui.showMore, 'Visar 20 av 43'],
  [sv.ui.showAll, 'Visar 43 av 43'],
])(
  'moves focus and announces only when a slow page has added the rows: %s [C17]',
  async (button, words) => {
    let answer = (): void => undefined;
    function Page(): ReactNode {
      const [visibleCount, setVisibleCount] = useState(10);
      return (
        <List
          onVisibleCountChange={(count) => {
            answer = () => {
              setVisibleCount(count);
            };
          }}
          total={43}
          visibleCount={visibleCount}
        />
      );
    }
    renderWithUi(<Page />);
    await press(button);
    expect(announced()).toEqual([]);
    act(() => {
      answer();
    });
    expect(document.activeElement).toBe(rows()[10]);
    expect(announced()).toEqual([words]);
  },
);

it('leaves focus in place when the page itself changes the number of rows', () => {
  const shared = { total: 43, onVisibleCountChange: () => undefined };
  const { rerender } = renderWithUi(<List {...shared} visibleCount={10} />);
  rerender(<List {...shared} visibleCount={20} />);
  expect(rows()).toHaveLength(20);
  expect(document.activeElement).toBe(document.body);
  expect(announced()).toEqual([]);
});

it('counts out of all rows when a search has left some', async () => {
  function Found(): ReactNode {
    const [visibleCount, onVisibleCountChange] = useState(10);
    const { listRef, ...shown } = useShowMore(15, {
      pageSize: 10,
      showMoreAbove: 10,
      showAllAbove: 24,
      visibleCount,
      onVisibleCountChange,
      outOf: 120,
    });
    return (
      <>
        <div ref={listRef} />
        <ShowMore {...shown} />
      </>
    );
  }
  renderWithUi(<Found />);
  expect(screen.getByRole('group', { name: 'Visar 10 av 120' })).toBeTruthy();
  await press(sv.ui.showMore);
  expect(screen.getByText('Visar 15 av 120', { selector: 'span' })).toBeTruthy();
  expect(announced()).toEqual(['Visar 15 av 120']);
});

it('is text without buttons once every row is visible [C14]', () => {
  renderWithUi(<List onVisibleCountChange={() => undefined} total={12} visibleCount={12} />);
  expect(screen.getByText('Visar 12 av 12')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('group')).toBeNull();
});

it('writes large numbers as the language does', () => {
  renderWithUi(<ShowMore total={56_789} visible={1234} />);
  expect(screen.getByText('Visar 1\u00A0234 av 56\u00A0789', { normalizer: String })).toBeDefined();
});

it('prints every row, and shows as many as before when the paper is out [Z95]', () => {
  renderWithUi(<List onVisibleCountChange={vi.fn()} total={43} visibleCount={10} />);
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  expect(rows()).toHaveLength(43);
  expect(announced()).toEqual([]);
  act(() => {
    window.dispatchEvent(new Event('afterprint'));
  });
  expect(rows()).toHaveLength(10);
});
