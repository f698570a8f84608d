import { describe, expect, it } from 'vitest';

import { addFiles, type ChosenFiles, noFiles } from '../FileAttachment/fileAttachmentState.ts';
import type { FileFacts } from '../FileAttachment/fileRules.ts';
import {
  canSend,
  emptyReply,
  isReplyPending,
  nextReply,
  type ReplyEvent,
  type ReplyState,
} from './replyState.ts';

const start: ReplyState<FileFacts> = emptyReply;
const file: FileFacts = { name: 'a.pdf', type: '', size: 1, lastModified: 1 };
const chosen: ChosenFiles<FileFacts> = addFiles<FileFacts>(noFiles, [file]);
const faulty = addFiles<FileFacts>(noFiles, [{ ...file, size: 0 }]);

const after = (...events: readonly ReplyEvent<FileFacts>[]): ReplyState<FileFacts> =>
  events.reduce<ReplyState<FileFacts>>((state, event) => nextReply(state, event), start);
const written = { type: 'written', message: 'Tack!' } as const;
const attached = { type: 'attached', files: chosen } as const;
const sending = { type: 'sending' } as const;
const unsent = { status: 'unsent', message: 'Tack!', files: chosen };

describe('a reply', () => {
  it('goes unsent, sending, sent, and is empty again then [M08]', () => {
    expect(after(written, attached)).toEqual({ ...unsent, hasFailed: false });
    expect(after(written, attached, sending)).toEqual({
      status: 'sending',
      message: 'Tack!',
      files: { status: 'sending', chosen: [file], progress: 0 },
    });
    expect(after(written, attached, sending, { type: 'sent' })).toEqual({
      status: 'sent',
      message: '',
      files: noFiles,
    });
  });

  it('goes back to unsent with text and files when sending fails [M08]', () => {
    expect(after(written, attached, sending, { type: 'failed' })).toEqual({
      ...unsent,
      hasFailed: true,
    });
  });

  it('keeps text and files when the reader stops the sending [Z10]', () => {
    expect(after(written, attached, sending, { type: 'stopped' })).toEqual({
      ...unsent,
      hasFailed: false,
    });
  });

  it('shows how much of its files is sent [Z10]', () => {
    const { files } = after(written, attached, sending, { type: 'progressed', progress: 0.5 });
    expect(files).toEqual({ status: 'sending', chosen: [file], progress: 0.5 });
  });

  it.each([written, attached, sending])(
    'is locked while it is sent: %o changes nothing [M09]',
    (event) => {
      const state = after({ type: 'written', message: 'Hej' }, sending);
      expect(nextReply(state, event)).toBe(state);
    },
  );

  it.each([
    { type: 'progressed', progress: 1 },
    { type: 'sent' },
    { type: 'failed' },
    { type: 'stopped' },
  ] as const)('lets no $type change it when nothing is being sent', (event) => {
    for (const state of [after(written), after(written, sending, { type: 'sent' })]) {
      expect(nextReply(state, event)).toBe(state);
    }
  });

  it.each([written, attached])('no longer says how the last try went after %o', (event) => {
    expect(after(sending, { type: 'sent' }, event).status).toBe('unsent');
    expect(after(sending, { type: 'failed' }, event)).toMatchObject({ hasFailed: false });
  });
});

it.each([
  ['message and files are valid', after(written, attached), true, true],
  ['the message is valid and there are no files', after(written), true, true],
  ['the message is not valid', after(written), false, false],
  ['a file was refused', after(written, { type: 'attached', files: faulty }), true, false],
  ['it is being sent', after(written, sending), true, false],
  ['the last try failed', after(written, sending, { type: 'failed' }), true, true],
] as const)('answers whether it can be sent when %s [M09]', (_, state, isMessageValid, answer) => {
  expect(canSend(state, isMessageValid)).toBe(answer);
});

it('cannot be sent twice while files cannot be attached [M09] [A14]', () => {
  const files = { status: 'off' } as const;
  expect(canSend({ status: 'unsent', files }, true)).toBe(true);
  expect(canSend({ status: 'sending', files }, true)).toBe(false);
});

it.each([
  [start, false],
  [after(written), true],
  [after(attached), true],
  [after(written, sending), true],
  [after(written, sending, { type: 'sent' }), false],
  [after(written, { type: 'written', message: '' }), false],
])('knows whether something would be lost with %o [M10]', (state, answer) => {
  expect(isReplyPending(state)).toBe(answer);
});
