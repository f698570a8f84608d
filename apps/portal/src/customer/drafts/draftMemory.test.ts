import { expect, it } from 'vitest';

import { createTab } from '../../testing/aTab.ts';
import { type DraftProblem, emptyDraft, emptyFields } from './draft.ts';
import { keepDrafts, recallDrafts } from './draftMemory.ts';

it.each<[DraftProblem, DraftProblem | null]>([
  ['failed', 'failed'],
  ['systemOff', 'systemOff'],
  ['loggedOut', 'loggedOut'],
  // The reload has lost all files, of which the page says so.
  ['unreadable', null],
  ['wrongFile', null],
])('a draft that was not sent for the reason %s says after a reload: %s [Z10]', (problem, left) => {
  const storage = createTab().load();
  const draft = { ...emptyDraft, fields: { ...emptyFields, message: 'Hej!' }, problem };
  keepDrafts(storage, 'maja', new Map([['newQuestion', draft]]));
  expect(recallDrafts(storage, 'maja').get('newQuestion')).toMatchObject({
    fields: { message: 'Hej!' },
    problem: left,
  });
});
