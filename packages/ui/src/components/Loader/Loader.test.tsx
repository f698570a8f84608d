import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { announced, renderWithUi } from '../../testing/renderWithUi.tsx';
import { Loader } from './Loader.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('stays out of sight and silent during a short wait, then shows and says what is waited for', () => {
  renderWithUi(<Loader label="Hämtar ärendet" />);
  act(() => {
    vi.advanceTimersByTime(299);
  });
  expect(screen.queryByText('Hämtar ärendet')).toBeNull();
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(screen.getAllByText('Hämtar ärendet').length).toBeGreaterThan(0);
  expect(announced()).toEqual(['Hämtar ärendet']);
});

it('says nothing when what was waited for comes at once', () => {
  const { unmount } = renderWithUi(<Loader />);
  act(() => {
    vi.advanceTimersByTime(100);
  });
  unmount();
  act(() => {
    vi.advanceTimersByTime(1000);
  });
  expect(announced()).toEqual([]);
});

/** React draws at the end of a step, so what follows from drawing needs a step of its own. */
function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

it('gives its place to what was waited for at once when the wait was too short to be seen', () => {
  const { rerender } = renderWithUi(<Loader isLoading>Ärendet</Loader>);
  pass(100);
  expect(screen.queryByText('Ärendet')).toBeNull();
  rerender(<Loader isLoading={false}>Ärendet</Loader>);
  expect(screen.getByText('Ärendet')).toBeDefined();
  pass(1000);
  expect(announced()).toEqual([]);
});

it('stays half a second once it is in sight, and then says that the wait is over', () => {
  const loading = { label: 'Hämtar ärendet', endMessage: 'Klart', children: 'Ärendet' };
  const { rerender } = renderWithUi(<Loader {...loading} isLoading />);
  pass(300);
  pass(50);
  rerender(<Loader {...loading} isLoading={false} />);
  expect(announced()).toEqual(['Hämtar ärendet', 'Klart']);
  pass(449);
  expect(screen.queryByText('Ärendet')).toBeNull();
  pass(1);
  expect(screen.getByText('Ärendet')).toBeDefined();
});

it('makes way at once after a long wait, and says its end once', () => {
  const loading = { endMessage: 'Det gick inte', children: 'Försök igen' };
  const { rerender } = renderWithUi(<Loader {...loading} isLoading />);
  pass(300);
  pass(5000);
  expect(announced()).toEqual([]);
  rerender(<Loader {...loading} isLoading={false} />);
  expect(announced()).toEqual(['Det gick inte']);
  pass(0);
  expect(screen.getByText('Försök igen')).toBeDefined();
  expect(announced()).toEqual(['Det gick inte']);
});

it('starts anew for the next wait', () => {
  const { rerender } = renderWithUi(<Loader isLoading>Ärendet</Loader>);
  pass(300);
  pass(5000);
  rerender(<Loader isLoading={false}>Ärendet</Loader>);
  pass(0);
  rerender(<Loader isLoading>Ärendet</Loader>);
  expect(screen.queryByText('Laddar')).toBeNull();
  pass(300);
  expect(screen.getAllByText('Laddar').length).toBeGreaterThan(0);
});
