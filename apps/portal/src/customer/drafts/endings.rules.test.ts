import { expect, it } from 'vitest';

import { aStoredMessage } from '../../testing/aStoredMessage.ts';
import { type Draft, type DraftEvent, emptyDraft, nextDraft } from './draft.rules.ts';
import { endedBetween, endingOf, leadsAway } from './endings.rules.ts';

const after = (...events: readonly DraftEvent[]): Draft =>
  events.reduce<Draft>(nextDraft, emptyDraft);
const written = { type: 'edited', fields: { message: 'Hej igen' } } as const;
const started = { type: 'started', newId: 'a' } as const;
const failed = (problem: 'failed' | 'stopped' | 'systemOff' | 'loggedOut') =>
  ({ type: 'failed', problem, isRefusal: false }) as const;

const unsent = after(written);
const sending = after(written, started);
const unknown = after(written, started, { type: 'lost' });
const sent = after(written, started, { type: 'sent', message: aStoredMessage });
const broken = after(written, started, failed('failed'));
const stopped = after(written, started, failed('stopped'));
const switchedOff = after(written, started, failed('systemOff'));
const loggedOut = after(written, started, failed('loggedOut'));

it.each([
  ['written', unsent, null],
  ['being sent', sending, null],
  ['stopped by the customer', stopped, null],
  ['refused', broken, 'notSent'],
  ['sent to a system that is off', switchedOff, 'notSent'],
  ['sent by nobody', loggedOut, 'notSent'],
  ['lost', unknown, 'unknown'],
  ['sent', sent, 'sent'],
  [
    'changed after it was refused',
    nextDraft(broken, { type: 'edited', fields: { message: 'Något annat' } }),
    null,
  ],
] as const)('a draft that is %s is told of as %j [E12] [M08]', (_, draft, ending) => {
  expect(endingOf(draft)).toBe(ending);
});

const news = (before: Draft | null, now: Draft) =>
  endedBetween(
    before === null ? new Map() : new Map([['newQuestion', before]]),
    new Map([['newQuestion', now]]),
  ).map(({ ending }) => ending);

it.each([
  ['it ends', sending, unknown, ['unknown']],
  ['it is sent', sending, sent, ['sent']],
  ['it is found again after a reload', null, unknown, ['unknown']],
  ['it goes on', unsent, sending, []],
  ['it is known already', broken, { ...broken }, []],
] as const)('is told when %s, and once [E12] [M07]', (_, before, now, endings) => {
  expect(news(before, now)).toEqual(endings);
});

it('is told elsewhere when what stopped it has led away from the messages [E02] [E04]', () => {
  expect([switchedOff, loggedOut].map(leadsAway)).toEqual([true, true]);
  expect([broken, unknown, sent, sending].some(leadsAway)).toBe(false);
});
