import { fileLimits, noFiles } from '@mina-sidor/ui';
import { expect, it } from 'vitest';

import { type Draft, emptyDraft } from './draft.ts';
import { draftViewOf } from './draftView.rules.ts';

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
  files,
  lostFileNames: [],
  clientMessageId: 'id',
  mayHaveArrived: false,
  progress: 0.4,
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
  [
    'cut off by a log-out, with files that cannot be sent now',
    { ...unsent, problem: 'loggedOut', files },
    false,
    'none',
    false,
    'heldFiles',
    ['loggedOut', 'heldFiles'],
  ],
] as const)(
  'a draft that is %s says why it cannot be sent [A14] [Z02]',
  (_, draft, canAttach, locked, isRepeat, obstacle, notices) => {
    expect(draftViewOf(draft, canAttach)).toMatchObject({
      locked,
      isRepeat,
      obstacle,
      notices,
    });
  },
);

it.each([
  ['are open to be changed', unsent, true, 'ready'],
  ['are off when none can be attached', { ...unsent, files }, false, 'off'],
  ['are under way', sending, true, 'sending'],
  ['are off while only text is under way', { ...sending, files: noFiles }, false, 'off'],
  ['are locked while nobody knows', unknown, true, 'locked'],
  [
    'are open while some are missing',
    { ...unknown, files: noFiles, lostFileNames: ['kvitto.pdf'] },
    true,
    'ready',
  ],
  ['stay in sight if they may have gone along already', unknown, false, 'locked'],
  ['are off if none can have gone along', { ...unknown, files: noFiles }, false, 'off'],
] as const)('the files %s [A14]', (_, draft, canAttach, status) => {
  expect(draftViewOf(draft, canAttach).files.status).toBe(status);
});

it.each([
  ['any for a message that is written', unsent, undefined],
  [
    'any in place of those that a reload has lost',
    { ...unsent, lostFileNames: ['a.pdf'] },
    undefined,
  ],
  [
    'only the missing ones of a message that may have arrived',
    { ...unknown, lostFileNames: ['a.pdf'] },
    ['a.pdf'],
  ],
] as const)('the files that can be attached are %s [Z02]', (_, draft, names) => {
  expect(draftViewOf(draft, true).fileLimits).toEqual({ ...fileLimits, names });
});

it('lets the customer attach what the contract allows [A06, A07]', () => {
  expect(draftViewOf(unsent, true).fileLimits).toMatchObject({
    count: 10,
    totalSize: 52_428_800,
    nameLength: 100,
  });
});

it('shows the progress of files, and none for text alone [Z10]', () => {
  expect(draftViewOf(sending, true).files).toMatchObject({ progress: 0.4 });
  expect(draftViewOf({ ...sending, files: noFiles }, true).files).toMatchObject({
    progress: null,
  });
});
