import { act } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

import { announced, renderWithUi } from '../../testing/renderWithUi.tsx';
import { LiveRegion } from './index.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

function waitUntilSilent(): void {
  act(() => {
    vi.advanceTimersByTime(2000);
  });
}

it('does not announce the initial message, and announces each change once', () => {
  const { rerender } = renderWithUi(<LiveRegion message="10 av 43 visas" />);
  expect(announced()).toEqual([]);
  rerender(<LiveRegion message="20 av 43 visas" />);
  expect(announced()).toEqual(['20 av 43 visas']);
  waitUntilSilent();
  rerender(<LiveRegion message="20 av 43 visas" />);
  expect(announced()).toEqual([]);
});

it('announces the initial message once if asked to, also when effects run twice', () => {
  renderWithUi(
    <StrictMode>
      <LiveRegion isSaidAtStart message="Uppgifterna är sparade" />
    </StrictMode>,
  );
  expect(announced()).toEqual(['Uppgifterna är sparade']);
});

it('announces the same message again after an empty one', () => {
  const { rerender } = renderWithUi(<LiveRegion message="" />);
  for (const message of ['Kopierat', '', 'Kopierat']) {
    waitUntilSilent();
    rerender(<LiveRegion message={message} />);
    expect(announced()).toEqual(message === '' ? [] : ['Kopierat']);
  }
});
