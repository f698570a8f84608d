import { expect, it } from 'vitest';

import {
  addFiles,
  areFilesValid,
  type ChosenFiles,
  keepFiles,
  lockFiles,
  noFiles,
  removeFile,
  sendFiles,
  withoutRefused,
} from './fileAttachmentState.ts';
import type { FileFacts } from './fileRules.ts';

const megabyte = 1_048_576;
const good: FileFacts = { name: 'a.pdf', type: '', size: 30 * megabyte, lastModified: 1 };
const tooLarge: FileFacts = { name: 'b.pdf', type: '', size: 21 * megabyte, lastModified: 2 };
const empty: FileFacts = { name: 'c.pdf', type: '', size: 0, lastModified: 3 };

const ready = (chosen: readonly FileFacts[], ...reasons: string[]): unknown => ({
  status: 'ready',
  chosen,
  refused: reasons.map((reason) => expect.objectContaining({ reason }) as unknown),
});
const start: ChosenFiles<FileFacts> = noFiles;

it('keeps the valid files of a choice and says what is wrong with the others [A09]', () => {
  expect(addFiles(start, [good, tooLarge, empty])).toEqual(ready([good], 'empty', 'totalSize'));
});

it('shows only the errors of the last choice', () => {
  expect(addFiles(addFiles(start, [empty]), [good])).toEqual(ready([good]));
});

it('removes an error together with the file that caused it, and no other [A10]', () => {
  const state = addFiles(start, [good, tooLarge, empty]);
  expect(removeFile(state, good)).toEqual(ready([], 'empty'));
});

it('accepts a refused file once another one has made room [A10]', () => {
  const state = removeFile(addFiles(start, [good, tooLarge]), good);
  expect(addFiles(state, [tooLarge])).toEqual(ready([tooLarge]));
});

it('removes only the given file, not one with the same name [A10]', () => {
  const other = { ...good, size: 1 };
  expect(removeFile(addFiles(start, [good, other]), { ...good })).toEqual(ready([other]));
});

it('has valid files once the user has dealt with the refused ones [M09]', () => {
  const state = addFiles(start, [good, empty]);
  expect(areFilesValid(start)).toBe(true);
  expect(areFilesValid(state)).toBe(false);
  expect(areFilesValid(withoutRefused(state))).toBe(true);
  expect(withoutRefused(state)).toEqual(ready([good]));
});

it('has nothing to check while files cannot be attached [A14]', () => {
  expect(areFilesValid({ status: 'off' })).toBe(true);
});

it('locks the files while they are sent and keeps them when sending fails [M08] [M09]', () => {
  const sending = sendFiles(addFiles(start, [good]));
  expect(sending).toEqual({ status: 'sending', chosen: [good], progress: 0 });
  expect(areFilesValid(sending)).toBe(false);
  expect(keepFiles(sending)).toEqual(ready([good]));
});

it('locks files that may have been sent: they can be sent again unchanged [M09]', () => {
  const locked = lockFiles(addFiles(start, [good]));
  expect(locked).toEqual({ status: 'locked', chosen: [good] });
  expect(areFilesValid(locked)).toBe(true);
});

it('has no progress without files', () => {
  expect(sendFiles(start).progress).toBeNull();
});
