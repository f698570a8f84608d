// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { draw, shownText } from '../../testing/draw.tsx';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { LoggedOutView } from './LoggedOutView.tsx';
import type { LoggedOut } from './useLoggedOut.ts';

const otherTab = 'Du har loggat ut i en annan flik eller ett annat fönster.';
const reasons = [otherTab, 'Din inloggning har gått ut.', 'Du har inte gjort något på 15 minuter.'];

it.each<readonly [string, Pick<LoggedOut, 'reason' | 'by'>, string | null]>([
  ['has chosen it', { reason: 'chosen', by: 'thisTab' }, null],
  ['has chosen it in another tab', { reason: 'chosen', by: 'otherTab' }, otherTab],
  [
    'had a session that has ended',
    { reason: 'sessionEnded', by: 'otherTab' },
    'Din inloggning har gått ut.',
  ],
  [
    'has done nothing for long',
    { reason: 'inactivity', by: 'thisTab' },
    'Du har inte gjort något på 15 minuter.',
  ],
])('tells a customer who %s why, and nothing else [B03, R05, Z12]', (_who, logOut, said) => {
  const page: LoggedOut = {
    ...logOut,
    outcome: 'loggedOut',
    unsent: [],
    hasWritten: false,
    tryAgain: () => undefined,
  };
  draw(
    <StoryFrame>
      <LoggedOutView page={page} />
    </StoryFrame>,
  );
  expect(reasons.filter((reason) => shownText().includes(reason))).toEqual(
    said === null ? [] : [said],
  );
});
