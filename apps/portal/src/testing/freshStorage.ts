import { beforeEach } from 'vitest';

// Test files share a document: a log-out of another one that is not answered would be finished in the next test.
beforeEach(() => {
  if (typeof document !== 'undefined') localStorage.clear();
});
