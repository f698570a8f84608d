import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { announced, renderWithUi } from '../testing/renderWithUi.tsx';
import { LoadingWords } from './LoadingWords.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

it('says the end of a load only if it has said its beginning, each time', () => {
  const { rerender } = renderWithUi(<LoadingWords isLoading label="Hämtar krav" />);
  wait(300);
  expect(announced()).toEqual(['Hämtar krav']);
  rerender(<LoadingWords isLoading={false} label="Hämtar krav" />);
  wait(100);
  expect(announced()).toEqual(['Hämtar krav', 'Hämtningen är klar']);
  wait(5000);
  expect(announced()).toEqual([]);

  rerender(<LoadingWords isLoading label="Hämtar krav" />);
  wait(299);
  rerender(<LoadingWords isLoading={false} label="Hämtar krav" />);
  wait(1000);
  expect(announced()).toEqual([]);
});
