import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

import { TextField } from '../components/TextField/index.ts';
import { announced, renderWithUi } from '../testing/renderWithUi.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

/** A field below a summary of errors. */
const form = (error?: string): ReactNode => (
  <>
    <div tabIndex={-1}>
      <a href="#email">Skriv din adress.</a>
    </div>
    <TextField error={error} id="email" label="E-post" />
  </>
);

const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();
const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

it('does not say an error when focus moves to the summary of errors, which is read then', () => {
  const { rerender } = renderWithUi(form());
  rerender(form('Skriv din adress.'));
  focus('[tabindex="-1"]');
  wait(0);
  expect(announced()).toEqual([]);
});
