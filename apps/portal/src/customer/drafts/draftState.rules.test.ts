import { noFiles } from '@mina-sidor/ui';
import { expect, it } from 'vitest';

import { aStoredMessage } from '../../testing/aStoredMessage.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { type DraftEvent, nextDraft } from './draft.rules.ts';
import {
  conversationOf,
  draftStateOf,
  endingOf,
  hasUnsentFiles,
  isDraftPending,
  endingReportOf,
  type UnloadLoss,
  unloadLossOf,
} from './draftState.rules.ts';

const written: DraftEvent = { type: 'edited', fields: { message: 'Hej igen' } };
const file = new File(['x'], 'kvitto.pdf', { lastModified: 1 });
const attached: DraftEvent = { type: 'attached', files: { ...noFiles, chosen: [file] } };
const started: DraftEvent = { type: 'started', newId: 'a' };
const lost: DraftEvent = { type: 'lost' };
const failed = (problem: 'failed' | 'systemOff' | 'loggedOut'): DraftEvent => ({
  type: 'failed',
  problem,
});

const after = (...events: readonly DraftEvent[]): Draft =>
  events.reduce<Draft>(nextDraft, emptyDraft);
const ended = (end: DraftEvent) => after(written, started, end);
const unreadable = after(written, attached, started, { type: 'unreadable', files: [file] });

it.each([
  ['empty', 'empty', emptyDraft],
  ['written', 'written', after(written)],
  ['of a file only', 'written', after(attached)],
  ['of a lost file only', 'written', { ...emptyDraft, lostFileNames: ['a.pdf'] }],
  ['refused', 'notSent', ended({ type: 'refused', file: null })],
  ['failed', 'notSent', ended(failed('failed'))],
  ['cut off by a log-out', 'notSent', ended(failed('loggedOut'))],
  ['for a system that is off', 'notSent', ended(failed('systemOff'))],
  ['without a file that could not be read', 'notSent', unreadable],
  ['written on without that file', 'notSent', nextDraft(unreadable, written)],
  [
    'changed after it failed',
    'written',
    nextDraft(ended(failed('failed')), { type: 'edited', fields: { message: 'Annat' } }),
  ],
  [
    'emptied after it failed',
    'empty',
    nextDraft(ended(failed('failed')), { type: 'edited', fields: { message: '' } }),
  ],
  ['stopped by the customer', 'written', ended({ type: 'stopped' })],
  ['being sent', 'sending', after(written, started)],
  ['lost on the way', 'unknown', ended(lost)],
  ['unlocked though it may have arrived', 'unknown', nextDraft(ended(lost), { type: 'released' })],
  ['sent', 'sent', ended({ type: 'sent', message: aStoredMessage })],
] as const)('a draft that is %s has the state %s [M08] [M10] [E12]', (_, state, draft) => {
  expect(draftStateOf(draft)).toBe(state);
  const isTold = state === 'notSent' || state === 'unknown' || state === 'sent';
  expect(endingOf(draft)).toBe(isTold ? state : null);
  expect(isDraftPending(draft)).toBe(state !== 'empty' && state !== 'sent');
});

it.each<[string, UnloadLoss | null, UnloadLoss | null, boolean, Draft]>([
  ['empty', null, null, false, emptyDraft],
  ['written', null, 'text', false, after(written)],
  ['with files', 'files', 'textAndFiles', true, after(attached)],
  ['being sent', 'sending', 'sending', false, after(written, attached, started)],
  ['text being sent', 'sending', 'sending', false, after(written, started)],
  ['perhaps sent', 'files', 'textAndFiles', true, after(written, attached, started, lost)],
  ['perhaps sent, without files', null, 'text', false, after(written, started, lost)],
  ['sent', null, null, false, ended({ type: 'sent', message: aStoredMessage })],
  ['one of lost files only', null, 'text', false, { ...emptyDraft, lostFileNames: ['a.pdf'] }],
])('a draft that is %s costs on unload %s, and %s if it is not stored [Z15]', (...row) => {
  const [, whenKept, whenNotKept, hasUnsent, draft] = row;
  const others = [emptyDraft, draft];
  expect(unloadLossOf(others, true)).toBe(whenKept);
  expect(unloadLossOf(others, false)).toBe(whenNotKept);
  expect(hasUnsentFiles(draft)).toBe(hasUnsent);
});

const sent: DraftEvent = { type: 'sent', message: aStoredMessage };

it.each([
  ['reply:7', sent, 'sent', 'notice, cleared', 'words, cleared', 'form'],
  ['newQuestion', sent, 'sent', 'notice', 'words', 'form'],
  ['reply:7', failed('failed'), 'notSent', 'notice', 'words', 'form'],
  ['reply:7', lost, 'unknown', 'notice', 'words', 'form'],
  // They lead away from the page of the messages.
  ['reply:7', failed('systemOff'), 'notSent', 'notice', 'notice', 'notice'],
  ['newQuestion', failed('loggedOut'), 'notSent', 'notice', 'notice', 'notice'],
] as const)(
  'of %s after %o the customer hears %s by: elsewhere %s, out of view %s, in view %s [E02, E04, E12, M07, M08]',
  (key, end, ending, ...expected) => {
    const reports = (['elsewhere', 'outOfView', 'inView'] as const).map((place) =>
      endingReportOf(key, ended(end), place),
    );
    expect(reports.map((report) => report?.ending)).toEqual([ending, ending, ending]);
    const how = reports.map((report) => `${report?.by}${report?.clearsDraft ? ', cleared' : ''}`);
    expect(how).toEqual(expected);
  },
);

it('nothing is told of a draft that is being written', () => {
  expect(endingReportOf('reply:7', after(written), 'elsewhere')).toBeNull();
});

it('knows which conversation a draft is a reply in', () => {
  expect(conversationOf('reply:7')).toBe('7');
  expect(conversationOf('newQuestion')).toBeNull();
});
