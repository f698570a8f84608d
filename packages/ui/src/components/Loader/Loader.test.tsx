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
