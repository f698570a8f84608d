import { noFiles } from '@mina-sidor/ui';
import { expect, it } from 'vitest';

import { type Draft, emptyDraft } from './draft.rules.ts';
import { draftStandingOf, showsFiles } from './draftStanding.rules.ts';

const files = { ...noFiles, chosen: [new File(['x'], 'kvitto.pdf')] };
const fields = { ...emptyDraft.fields, message: 'Hej igen' };
const unsent: Extract<Draft, { status: 'unsent' }> = { ...emptyDraft, fields };
const unknown: Extract<Draft, { status: 'unknown' }> = {
  isRepeated: false,
  status: 'unknown',
  fields,
  files,
  lostFileNames: [],
  clientMessageId: 'id',
};
const sending: Extract<Draft, { status: 'sending' }> = {
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
    'unknown, without files, when none can be sent',
    { ...unknown, files: noFiles },
    false,
    'everything',
    true,
    null,
    ['unknown'],
  ],
  [
    'unknown, with files that cannot be sent now',
    unknown,
    false,
    'everything',
    true,
    'heldRepeat',
    ['unknown'],
  ],
  [
    'unknown, with its files lost and none that can be sent now',
    { ...unknown, files: noFiles, lostFileNames: ['kvitto.pdf'] },
    false,
    'everything',
    true,
    'heldRepeat',
    ['unknown'],
  ],
  [
    'written on though it may have arrived',
    { ...unsent, mayHaveArrived: true },
    true,
    'none',
    true,
    null,
    ['mayHaveArrived'],
  ],
  [
    'with files that cannot be read',
    { ...unsent, problem: 'unreadable', lostFileNames: ['a.pdf'] },
    true,
    'none',
    false,
    'unreadableFiles',
    ['unreadableFiles'],
  ],
  [
    'not sent for a system that is off',
    { ...unsent, problem: 'systemOff' },
    true,
    'none',
    false,
    null,
    ['notSent'],
  ],
  [
    'not sent for files that are off',
    { ...unsent, files, problem: 'systemOff' },
    false,
    'none',
    false,
    'heldFiles',
    ['heldFiles'],
  ],
  [
    'emptied after it was not sent',
    { ...emptyDraft, problem: 'systemOff' },
    true,
    'none',
    false,
    null,
    [],
  ],
  [
    'emptied after it was cut off by a log-out',
    { ...emptyDraft, problem: 'loggedOut' },
    true,
    'none',
    false,
    null,
    [],
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
  [
    'with files lost, when none can be sent',
    { ...unsent, lostFileNames: ['a.pdf'] },
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

it.each([
  ['files can be attached', unsent, true, true],
  ['none can', { ...unsent, files }, false, false],
  ['none can, but they may have gone along already', unknown, false, true],
] as const)('the place for files is judged when %s [A14]', (_, draft, canAttach, isShown) => {
  expect(showsFiles(draftStandingOf(draft, canAttach), canAttach)).toBe(isShown);
});

it('a repeat that has not told more, or has to wait for files, says so [E12] [A14]', () => {
  const noticesOf = (draft: Draft, canAttach: boolean) => draftStandingOf(draft, canAttach).notices;
  expect(noticesOf({ ...unknown, isRepeated: true }, true)).toMatchObject([
    { isRepeated: true, isHeld: false },
  ]);
  expect(noticesOf(unknown, false)).toMatchObject([{ isRepeated: false, isHeld: true }]);
});

it('a message that a system kept from being sent says what is left of it [E12]', () => {
  const off: Draft = { ...unsent, problem: 'systemOff' };
  expect(draftStandingOf(off, true).notices).toEqual([{ kind: 'notSent', hasFiles: false }]);
  expect(draftStandingOf({ ...off, files }, true).notices).toEqual([
    { kind: 'notSent', hasFiles: true },
  ]);
});
