import { act } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { announced, renderWithUi } from '../testing/renderWithUi.tsx';
import { useLoadingWords } from './useLoadingWords.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

function Load({ isLoading }: { readonly isLoading: boolean }): null {
  useLoadingWords(isLoading, 'Hämtar krav');
  return null;
}

it('says the end of a load only if it has said its beginning, each time', () => {
  const { rerender } = renderWithUi(<Load isLoading />);
  wait(300);
  expect(announced()).toEqual(['Hämtar krav']);
  rerender(<Load isLoading={false} />);
  wait(100);
  expect(announced()).toEqual(['Hämtar krav', 'Hämtningen är klar']);
  wait(5000);
  expect(announced()).toEqual([]);

  rerender(<Load isLoading />);
  wait(299);
  rerender(<Load isLoading={false} />);
  wait(1000);
  expect(announced()).toEqual([]);
});
