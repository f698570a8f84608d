import type { ReactNode } from 'react';
import { expect, it } from 'vitest';

import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { useScrollLock } from './useScrollLock.ts';

function Layer({ isOpen }: { readonly isOpen: boolean }): ReactNode {
  useScrollLock(isOpen);
  return null;
}

const isLocked = (): boolean => document.body.className.includes('msScrollLock');

it('lets the page scroll again when the last of several dialogs has closed, and not before', () => {
  const layers = (first: boolean, second: boolean): ReactNode => (
    <>
      <Layer isOpen={first} />
      <Layer isOpen={second} />
    </>
  );
  const { rerender } = renderWithUi(layers(true, true));
  expect(isLocked()).toBe(true);
  rerender(layers(true, false));
  expect(isLocked()).toBe(true);
  rerender(layers(false, false));
  expect(isLocked()).toBe(false);
});
