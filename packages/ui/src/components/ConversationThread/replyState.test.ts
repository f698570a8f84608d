import { expect, it } from 'vitest';

import { addFiles, noFiles, sendFiles } from '../FileAttachment/fileAttachmentState.ts';
import type { FileFacts } from '../FileAttachment/fileRules.ts';
import { canSend } from './replyState.ts';

const file: FileFacts = { name: 'a.pdf', type: '', size: 1, lastModified: 1 };
const chosen = addFiles<FileFacts>(noFiles, [file]);
const faulty = addFiles<FileFacts>(noFiles, [{ ...file, size: 0 }]);
const off = { status: 'off' } as const;

it.each([
  ['message and files are valid', { status: 'unsent', files: chosen }, true, true],
  ['the message is valid and there are no files', { status: 'unsent', files: noFiles }, true, true],
  ['the message is not valid', { status: 'unsent', files: noFiles }, false, false],
  ['a file was refused', { status: 'unsent', files: faulty }, true, false],
  ['it is being sent', { status: 'sending', files: sendFiles(noFiles) }, true, false],
  ['the one before it is sent', { status: 'sent', files: noFiles }, true, true],
  ['files cannot be attached', { status: 'unsent', files: off }, true, true],
  [
    'it is being sent while files cannot be attached',
    { status: 'sending', files: off },
    true,
    false,
  ],
] as const)('answers whether it can be sent when %s [M09] [A14]', (_, reply, isValid, answer) => {
  expect(canSend(reply, isValid)).toBe(answer);
});
