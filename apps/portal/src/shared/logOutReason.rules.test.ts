import { expect, it } from 'vitest';

import { logOutReasonOf, withLogOutReason } from './logOutReason.rules.ts';

it.each(['chosen', 'otherTab', 'sessionEnded', 'inactivity'] as const)(
  'the logged-out page is told that the reason is %s',
  (reason) => {
    expect(logOutReasonOf(withLogOutReason(reason).state)).toBe(reason);
  },
);

it.each([null, undefined, 'sessionEnded', {}, { logOutReason: 'weather' }])(
  'who comes with the state %j has chosen to log out',
  (state) => {
    expect(logOutReasonOf(state)).toBe('chosen');
  },
);
