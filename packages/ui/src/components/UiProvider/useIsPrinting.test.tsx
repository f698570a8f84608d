import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';

import { useIsPrinting } from './useIsPrinting.ts';

function Page(): ReactNode {
  return useIsPrinting() ? '2026-11-20' : 'i dag';
}

const tell = (event: 'beforeprint' | 'afterprint'): boolean =>
  window.dispatchEvent(new Event(event));

it('has the words of paper while the browser prints, also in what is drawn only then', () => {
  const { container, rerender } = render(<Page />);
  expect(container.textContent).toBe('i dag');
  tell('beforeprint');
  expect(container.textContent).toBe('2026-11-20');
  rerender(
    <>
      <Page />, <Page key="later" />
    </>,
  );
  expect(container.textContent).toBe('2026-11-20, 2026-11-20');
  tell('afterprint');
  expect(container.textContent).toBe('i dag, i dag');
});

it('has the words of the screen on the next page, when a page is left while it prints', () => {
  const { unmount } = render(<Page />);
  tell('beforeprint');
  unmount();
  expect(render(<Page />).container.textContent).toBe('i dag');
});
