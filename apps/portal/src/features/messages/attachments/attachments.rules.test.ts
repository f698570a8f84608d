import { expect, it } from 'vitest';
import type { AttachedFile } from '@mina-sidor/api-client';

import { attachmentState, isAwaitingMore, isAwaitingSome } from './attachments.rules.ts';

const file: AttachedFile = {
  token: 'abc',
  fileName: 'intyg.pdf',
  extension: 'pdf',
  fileSize: 96_000,
  removedDateTime: null,
};

it.each([
  [file, { kind: 'available', token: 'abc' }],
  [{ ...file, token: null }, { kind: 'awaiting' }],
  [{ ...file, removedDateTime: '2026-10-21T08:00:00+02:00' }, { kind: 'removed' }],
  [{ ...file, token: null, removedDateTime: '2026-10-21' }, { kind: 'removed' }],
])(
  'knows whether a file can be fetched, is not available yet or has been erased [A11] [A12]',
  (of, state) => {
    expect(attachmentState(of)).toEqual(state);
  },
);

it.each([
  [[], 0, false],
  [[], 1, true],
  [[file], 1, false],
  [[file], 2, true],
  [[file, file], 1, false],
])('knows from %j that of %i files some are still looked through: %s [E15]', (listed, sent, is) => {
  expect(isAwaitingMore(listed, sent)).toBe(is);
});

it.each([
  [[file], 1, false],
  [[file], 2, true],
  [[{ ...file, token: null }], 1, true],
  [[file, { ...file, token: null }], 2, true],
  [[{ ...file, token: null, removedDateTime: '2026-10-21' }], 1, false],
])('knows from %j that of %i files some cannot be shown or fetched yet: %s', (listed, sent, is) => {
  expect(isAwaitingSome(listed, sent)).toBe(is);
});
