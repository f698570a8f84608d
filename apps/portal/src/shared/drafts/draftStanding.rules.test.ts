import { noFiles } from '@mina-sidor/ui';
import { expect, it } from 'vitest';

import { type Draft, emptyDraft } from './draft.rules.ts';
import { draftStandingOf } from './draftStanding.rules.ts';

const files = { ...noFiles, chosen: [new File(['x'], 'kvitto.pdf')] };
const fields = { ...emptyDraft.fields, message: 'Hej igen' };
const unsent: Draft = { ...emptyDraft, fields };
const unknown: Draft = {
  status: 'unknown',
  fields,
  files,
  lostFileNames: [],
  clientMessageId: 'id',
};
const sending: Draft = {
  status: 'sending',
  fields,
  files: { status: 'sending', chosen: [], progress: null },
  lostFileNames: [],
  clientMessageId: 'id',
  mayHaveArrived: false,
};

it.each([
  ['written', unsent, true, 'none', false, null, []],
  ['sending', sending, true, 'none', false, null, []],
  ['sending again', { ...sending, mayHaveArrived: true }, true, 'none', true, null, []],
  ['unknown', unknown, true, 'everything', true, null, ['unknown']],
  [
    'unknown, with its files lost',
    { ...unknown, files: noFiles, lostFileNames: ['kvitto.pdf'] },
    true,
    'message',
    true,
    'missingFiles',
    ['unknown'],
  ],
  [
    'with files lost',
    { ...unsent, lostFileNames: ['a.pdf'] },
    true,
    'none',
    false,
    'lostFiles',
    ['lostFiles'],
  ],
  [
    'with files that cannot be sent now',
    { ...unsent, files },
    false,
    'none',
    false,
    'heldFiles',
    ['heldFiles'],
  ],
  ['without files, when none can be sent', unsent, false, 'none', false, null, []],
  [
    'cut off by a log-out',
    { ...unsent, problem: 'loggedOut' },
    true,
    'none',
    false,
    null,
    ['loggedOut'],
  ],
  [
    'cut off by a log-out that took its files',
    { ...unsent, problem: 'loggedOut', lostFileNames: ['a.pdf'] },
    true,
    'none',
    false,
    'lostFiles',
    ['loggedOut', 'lostFiles'],
  ],
] as const)(
  'a draft that is %s says what stands in its way [A14] [Z02]',
  (_, draft, canAttach, locked, isRepeat, obstacle, notices) => {
    const standing = draftStandingOf(draft, canAttach);
    expect(standing).toMatchObject({ locked, isRepeat, obstacle });
    expect(standing.notices.map(({ kind }) => kind)).toEqual(notices);
  },
);
