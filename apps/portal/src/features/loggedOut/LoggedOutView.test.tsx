// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { shownText } from '../../testing/draw.tsx';
import { drawInFrame } from '../../testing/drawInFrame.tsx';
import { LoggedOutView } from './LoggedOutView.tsx';
import type { LoggedOut } from './useLoggedOut.ts';

const otherTab = 'Du har loggat ut i en annan flik eller ett annat fönster.';
const reasons = [
  otherTab,
  'Din inloggning har gått ut.',
  'Du har inte gjort något på 15\u00A0minuter.',
];

/** The page after a log-out in which nothing else has happened. */
function open(page: Partial<LoggedOut>): void {
  const usual: LoggedOut = {
    reason: 'chosen',
    by: 'thisTab',
    outcome: 'loggedOut',
    unsent: [],
    hasWritten: false,
    mayBeOrdered: [],
    tryAgain: () => undefined,
  };
  drawInFrame(<LoggedOutView page={{ ...usual, ...page }} />);
}

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
    'Du har inte gjort något på 15\u00A0minuter.',
  ],
])('tells a customer who %s why, and nothing else [B03, R05, Z12]', (_who, logOut, said) => {
  open(logOut);
  expect(reasons.filter((reason) => shownText().includes(reason))).toEqual(
    said === null ? [] : [said],
  );
});

it.each<readonly [Partial<LoggedOut>, string]>([
  [{ unsent: ['notSent'] }, 'Ditt meddelande skickades inte'],
  [{ unconfirmed: 'completed' }, 'Tack för din betalning'],
  [{ refused: 'payment' }, 'Ingen betalning startades'],
  [{ mayBeOrdered: ['extractOrder'] }, 'Beställ igen. Du får ändå bara ett utdrag.'],
])('announces what became of %j [Z64, X01]', async (page, said) => {
  open(page);
  const announced = () => document.querySelector('[data-announced="status"]')?.textContent;
  await expect.poll(announced).toContain(said);
});

const refusedExtract = 'Beställningen av registerutdraget kom inte fram';

it.each<readonly [string, LoggedOut['mayBeOrdered'], readonly string[]]>([
  ['nothing', [], [refusedExtract]],
  ['the same order', ['extractOrder'], ['Beställ igen. Du får ändå bara ett utdrag.']],
  [
    'another order',
    ['compilationOrder'],
    [refusedExtract, 'Titta bland dina dokument innan du beställer igen.'],
  ],
])(
  'tells of a refused order unless %s may have been made, and what to do [Q22]',
  (_what, mayBeOrdered, said) => {
    open({ mayBeOrdered, refused: 'extractOrder' });
    const news =
      /Beställningen[^<]*?kom inte fram|Beställ igen[^<]*?utdrag\.|Titta bland[^<]*?igen\./gu;
    expect(shownText().match(news) ?? []).toEqual(said);
  },
);

const kept = 'Det du har skrivit till oss finns kvar om du loggar in igen i den här fliken.';

it.each<readonly [string, Pick<LoggedOut, 'hasWritten' | 'unsent'>, boolean]>([
  ['has written', { hasWritten: true, unsent: [] }, true],
  ['has written nothing', { hasWritten: false, unsent: [] }, false],
  // The notice about the message says so itself.
  ['was sending a message', { hasWritten: true, unsent: ['notSent'] }, false],
])('tells a customer who %s whether that text is kept [Z02]', (_who, page, isSaid) => {
  open(page);
  expect(shownText().includes(kept)).toBe(isSaid);
});

it('names both the payment that was approved and another one that may have been [Z64]', () => {
  open({ reason: 'sessionEnded', unconfirmed: 'completedAndAnotherBegun' });
  expect(shownText()).toContain('Tack för din betalning');
  expect(shownText()).toContain(
    'Du hade påbörjat en betalning tillOm du har godkänt den i Swish ska du inte betala igen.',
  );
});
