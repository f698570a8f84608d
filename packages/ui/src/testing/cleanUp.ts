import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/**
 * All test files of a worker share one document, since making one takes longer than most files need for their tests.
 * The next test finds it as it was.
 */
afterEach(() => {
  vi.useRealTimers();
  // A few files ask for an environment without a document.
  if (!('document' in globalThis)) return;
  // Testing Library cleans up by itself only where the test functions are globals.
  cleanup();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  globalThis.history.replaceState(null, '', '/');
  globalThis.localStorage.clear();
  globalThis.sessionStorage.clear();
});
