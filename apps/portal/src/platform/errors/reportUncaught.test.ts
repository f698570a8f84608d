// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { reportUncaught } from './reportUncaught.ts';

it('reports what no part of the page has caught, but not the errors of foreign scripts [E24]', () => {
  const reported: unknown[] = [];
  reportUncaught({ report: (thrown) => reported.push(thrown) });
  const error = new Error('no cases');
  for (const uncaught of [error, null, undefined]) {
    globalThis.window.dispatchEvent(new ErrorEvent('error', { error: uncaught }));
  }
  // jsdom lacks the class of this event.
  const rejection = Object.assign(new Event('unhandledrejection'), { reason: 'offline' });
  globalThis.window.dispatchEvent(rejection);
  expect(reported).toEqual([error, 'offline']);
});
