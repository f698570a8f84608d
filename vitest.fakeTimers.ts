import type { InlineConfig } from 'vitest/node';

/** What `vi.useFakeTimers` fakes. Not intervals: jsdom draws its frames with one, and would stop drawing once a test fakes it. */
export const fakeTimers: NonNullable<InlineConfig['fakeTimers']> = {
  toFake: [
    'setTimeout',
    'clearTimeout',
    'requestAnimationFrame',
    'cancelAnimationFrame',
    'Date',
    'performance',
  ],
};
