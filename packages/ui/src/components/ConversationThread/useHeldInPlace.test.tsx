import { fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

import { useHeldInPlace } from './useHeldInPlace.ts';

function Part(): ReactNode {
  const part = useRef<HTMLDivElement>(null);
  useHeldInPlace(part);
  return (
    <div ref={part}>
      <input />
    </div>
  );
}

const scrollBy = vi.fn<(options: ScrollToOptions) => void>();
/** The field's position on the page, and whether the page's height is observed. */
let top = 0;
let resize: (() => void) | null = null;
let anchorsItself = false;

beforeEach(() => {
  top = 500;
  resize = null;
  scrollBy.mockReset();
  vi.stubGlobal('CSS', { supports: () => anchorsItself });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #told: () => void;
      constructor(told: () => void) {
        this.#told = told;
      }
      observe(): void {
        resize = this.#told;
      }
      disconnect(): void {
        resize = null;
      }
    },
  );
  vi.stubGlobal('scrollBy', scrollBy);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, top),
  );
});

it('is drawn where the browser of a test has no CSS [G40]', () => {
  vi.stubGlobal('CSS', undefined);
  render(<Part />);
  expect(screen.getByRole('textbox')).toBeDefined();
});

it('keeps the field in place when a message appears above it [M10]', () => {
  anchorsItself = false;
  render(<Part />);
  fireEvent.focusIn(screen.getByRole('textbox'));
  resize?.();
  expect(scrollBy).not.toHaveBeenCalled();
  top = 620;
  resize?.();
  expect(scrollBy.mock.calls).toEqual([[{ top: 120, behavior: 'instant' }]]);
  // The scroll has already been corrected.
  resize?.();
  expect(scrollBy).toHaveBeenCalledTimes(1);
  fireEvent.focusOut(screen.getByRole('textbox'));
  expect(resize).toBeNull();
});

it('leaves it to a browser with scroll anchoring', () => {
  anchorsItself = true;
  render(<Part />);
  fireEvent.focusIn(screen.getByRole('textbox'));
  expect(resize).toBeNull();
});
