import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

import { patience } from '../../../../vitest.patience.ts';

configure({ asyncUtilTimeout: patience.expect.poll.timeout });

/**
 * All test files of a worker share one document, because creating one takes longer than most files' tests. This resets
 * it between tests.
 */
afterEach(() => {
  vi.useRealTimers();
  // A few files ask for an environment without a document.
  if (!('document' in globalThis)) return;
  // Testing Library cleans up by itself only if the test functions are globals.
  cleanup();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  globalThis.history.replaceState(null, '', '/');
  globalThis.localStorage.clear();
  globalThis.sessionStorage.clear();
});
