import { afterEach, beforeEach, vi } from 'vitest';

// Test files share a window, in an order that changes from run to run.
beforeEach(() => {
  if (typeof document === 'undefined') return;
  // A log-out of an earlier test that is not answered would be finished in this one.
  localStorage.clear();
  sessionStorage.clear();
  // The address and state of its history entry would be those of a page that this test opens.
  history.replaceState(null, '', '/');
  // A draft with files of an earlier test would ask before the window is left. It has been left.
  dispatchEvent(new Event('pagehide'));
  // Nor is it printed any more.
  dispatchEvent(new Event('afterprint'));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
