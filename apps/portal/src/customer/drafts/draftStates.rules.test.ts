import { noFiles } from '@mina-sidor/ui';
import { expect, it } from 'vitest';

import { type Draft, emptyDraft } from './draft.rules.ts';
import { draftStatesOf } from './draftStates.rules.ts';

const fields = { ...emptyDraft.fields, message: 'Hej igen' };
const written: Draft = { ...emptyDraft, fields };
const content = { fields, lostFileNames: [], clientMessageId: 'id' };

it.each<[string, Draft, string | undefined]>([
  ['empty', emptyDraft, undefined],
  ['written', written, 'written'],
  ['of a lost file only', { ...emptyDraft, lostFileNames: ['a.pdf'] }, 'written'],
  ['refused', { ...written, problem: 'failed' }, 'notSent'],
  ['cut off by a log-out', { ...written, problem: 'loggedOut' }, 'notSent'],
  ['for a system that is off', { ...written, problem: 'systemOff' }, 'notSent'],
  ['stopped by the customer', { ...written, problem: 'stopped' }, 'written'],
  ['written on though it may have arrived', { ...written, mayHaveArrived: true }, 'unknown'],
  ['refused and emptied since', { ...emptyDraft, problem: 'failed' }, undefined],
  [
    'being sent',
    {
      ...content,
      status: 'sending',
      files: { status: 'sending', chosen: [], progress: null },
      mayHaveArrived: false,
    },
    'sending',
  ],
  [
    'of unknown fate',
    { ...content, status: 'unknown', files: noFiles, isRepeated: false },
    'unknown',
  ],
])('a draft that is %s has this state for other pages [E12] [M10]', (_, draft, state) => {
  expect(draftStatesOf(new Map([['newQuestion', draft]])).get('newQuestion')).toBe(state);
});
