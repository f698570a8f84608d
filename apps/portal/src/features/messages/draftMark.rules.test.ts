import { expect, it } from 'vitest';

import { type Draft, type DraftMap, emptyDraft } from '../../customer/drafts/draft.ts';
import { type DraftEvent, nextDraft } from '../../customer/drafts/draft.rules.ts';
import { conversationsToUnfold, draftMarkOf, lostRepliesOf } from './draftMark.rules.ts';

it.each([
  ['empty', true, undefined],
  ['empty', false, undefined],
  ['sent', false, undefined],
  ['written', true, undefined],
  ['written', false, 'Utkast, inte skickat'],
  ['sending', true, undefined],
  ['sending', false, 'Skickas'],
  ['notSent', true, 'Utkast, inte skickat'],
  ['notSent', false, 'Utkast, inte skickat'],
  ['unknown', true, 'Kanske inte skickat'],
  ['unknown', false, 'Kanske inte skickat'],
] as const)('a place with a draft that is %s (in view: %s) is marked %j [M08] [E12]', (...one) => {
  const [state, isInView, mark] = one;
  expect(draftMarkOf(state, isInView)).toBe(mark);
});

it('expands the conversations whose reply failed or may have failed, and finds the replies without one [M08] [E12]', () => {
  const after = (...events: readonly DraftEvent[]) => events.reduce<Draft>(nextDraft, emptyDraft);
  const written = { type: 'edited', fields: { message: 'Hej igen' } } as const;
  const started = { type: 'started', newId: 'a' } as const;
  const notSent = after(written, started, { type: 'refused', file: null });
  const drafts: DraftMap = new Map([
    ['newQuestion', notSent],
    ['reply:a', notSent],
    ['reply:b', after(written, started, { type: 'lost' })],
    ['reply:c', after(written)],
    ['reply:d', after(written, started)],
  ]);
  expect(conversationsToUnfold(drafts)).toEqual(['a', 'b']);
  const shown = [{ conversationId: 'a' }];
  // What is on its way is told of when it has ended.
  expect(lostRepliesOf(drafts, shown)).toEqual([
    { key: 'reply:b', message: 'Hej igen', mayHaveArrived: true },
    { key: 'reply:c', message: 'Hej igen', mayHaveArrived: false },
  ]);
});
