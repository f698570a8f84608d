import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

import { announced, renderWithUi } from '../../testing/renderWithUi.tsx';
import { LoadingArea, Skeleton } from './index.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const area = { label: 'Hämtar dina krav', skeleton: <Skeleton count={3} height="row" /> };

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

it('is busy and announces once what is loading, until the content is there', () => {
  const { container, rerender } = renderWithUi(
    <LoadingArea {...area} isLoading>
      Tre krav
    </LoadingArea>,
  );
  const part = container.querySelector('[aria-busy="true"]');
  expect(part?.querySelector(':scope > [aria-hidden="true"]')).not.toBeNull();
  pass(299);
  expect(announced()).toEqual([]);
  pass(1);
  expect(announced()).toEqual(['Hämtar dina krav']);
  pass(5000);
  expect(announced()).toEqual([]);
  rerender(
    <LoadingArea {...area} isLoading={false}>
      Tre krav
    </LoadingArea>,
  );
  expect(screen.getByText('Tre krav')).toBe(part);
  expect(part?.getAttribute('aria-busy')).toBe('false');
});

it('shows what is loading from the third second on, and from the eighth that it takes longer than usual, until the content is there [Z37]', () => {
  const { rerender } = renderWithUi(
    <LoadingArea {...area} isLoading>
      Tre krav
    </LoadingArea>,
  );
  const words = 'Det tar längre tid än vanligt. Vänta lite.';
  const shown = { selector: '[aria-busy] *' };
  pass(2999);
  expect(screen.queryByText('Hämtar dina krav', shown)).toBeNull();
  pass(1);
  expect(screen.getByText('Hämtar dina krav', shown)).toBeDefined();
  pass(4999);
  expect(screen.getByText('Hämtar dina krav', shown)).toBeDefined();
  pass(1);
  expect(screen.getByText(`Hämtar dina krav. ${words}`, shown)).toBeDefined();
  expect(announced()).toContain(words);
  rerender(
    <LoadingArea {...area} isLoading={false}>
      Tre krav
    </LoadingArea>,
  );
  expect(screen.queryByText(/Vänta lite/u, shown)).toBeNull();
});

it('announces nothing when the content arrives at once', () => {
  const { rerender } = renderWithUi(
    <LoadingArea {...area} isLoading>
      Tre krav
    </LoadingArea>,
  );
  pass(200);
  rerender(
    <LoadingArea {...area} isLoading={false}>
      Tre krav
    </LoadingArea>,
  );
  pass(1000);
  expect(announced()).toEqual([]);
});

it('announces the end of a load whose label changed after its start was announced', () => {
  const view = (isLoading: boolean, label: string): ReactNode => (
    <LoadingArea {...area} isLoading={isLoading} label={label}>
      Tre krav
    </LoadingArea>
  );
  const { rerender } = renderWithUi(view(true, 'Hämtar dina krav'));
  pass(300);
  rerender(view(true, 'Sorterar dina krav'));
  pass(200);
  expect(announced()).toEqual(['Hämtar dina krav']);
  rerender(view(false, 'Sorterar dina krav'));
  pass(100);
  expect(announced()).toEqual(['Hämtar dina krav', 'Hämtningen är klar']);
});

it.each([
  [{ lines: 3 }, 3],
  [{ count: 4, height: 'row' }, 4],
  [{ count: 2, lines: 2 }, 4],
] as const)('draws a bar for each line of each block: %o', (props, bars) => {
  const { container } = renderWithUi(<Skeleton {...props} />);
  expect(container.querySelectorAll('div:not(:has(*)):not([aria-live])').length).toBe(bars);
});
