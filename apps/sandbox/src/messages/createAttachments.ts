import { randomBytes } from 'node:crypto';

import { type attachedFileSchema, hubEvents } from '@mina-sidor/api-client/contract';
import type * as v from 'valibot';

import type { Clock } from '../clock.ts';
import type { SentFile } from '../documents/createDocuments.ts';
import { Problem } from '../problem.ts';
import type { Attachment, AttachmentState, AttachmentStore } from '../store/attachments.ts';
import type { FileStore } from '../store/files.ts';
import { swedishIso } from '../swedishTime.ts';
import { extensionOf, mediaTypeOf } from './attachedFileRules.ts';
import type { Publish } from './createMessages.ts';
import { sampleFileBytes } from './sampleFile.ts';

/** A file that a new message has. */
export interface NewFile {
  readonly fileName: string;
  /** In bytes. */
  readonly size: number;
  /** Its id in the file store; `null` for one whose bytes are made when they are asked for. */
  readonly storedAs: string | null;
  readonly state: AttachmentState;
}

interface AttachmentParts {
  readonly store: AttachmentStore;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly publish: Publish;
  /** How long the provider's virus check takes. */
  readonly processingMs?: number | undefined;
}

export type Attachments = ReturnType<typeof createAttachments>;

/** Files of messages, from their arrival over the provider's look at them to their removal. */
export function createAttachments(parts: AttachmentParts) {
  const { store, files, clock, publish, processingMs = 1500 } = parts;
  const timers = new Set<NodeJS.Timeout>();

  const mustFind = (token: string) => {
    const found = store.find(token);
    if (found === null) throw new Problem(404, 'There is no such file.');
    return found;
  };

  /** The file can be fetched from now on, and the customer's open pages hear of it. */
  const finish = (token: string): Attachment => {
    const { attachment, personalNumber, conversationId } = mustFind(token);
    if (attachment.state === 'ready') return attachment;
    const after = { ...attachment, state: 'ready' as const };
    store.save(after);
    publish(personalNumber, hubEvents.fileSent, { conversationId });
    return after;
  };

  const finishLater = (token: string): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (store.find(token)?.attachment.state === 'processing') finish(token);
    }, processingMs);
    timers.add(timer.unref());
  };

  const stopTimers = (): void => {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  };

  const isProcessing = ({ state }: Attachment): boolean => state === 'processing';

  return {
    add(messageId: string, added: readonly NewFile[]): void {
      for (const { fileName, size, storedAs, state } of added) {
        store.add(messageId, {
          token: randomBytes(18).toString('base64url'),
          fileName,
          mediaType: mediaTypeOf(fileName) ?? 'application/octet-stream',
          fileSize: size,
          storedAs,
          state,
          removedDateTime: null,
        });
      }
    },
    /** Begins to look through the files of a message that has just been stored. */
    process(messageId: string): void {
      for (const each of store.of(messageId)) if (isProcessing(each)) finishLater(each.token);
    },
    /** After a start: what was being looked through is so again, and files of no message go. */
    resume(): void {
      stopTimers();
      const all = store.all();
      files.keepOnly(new Set(all.flatMap(({ storedAs }) => storedAs ?? [])));
      for (const each of all) if (isProcessing(each)) finishLater(each.token);
    },
    discard(unused: readonly NewFile[]): void {
      for (const { storedAs } of unused) if (storedAs !== null) files.remove(storedAs);
    },
    visible: (messageId: string): v.InferInput<typeof attachedFileSchema>[] =>
      store
        .of(messageId)
        .filter(({ state }) => state === 'ready')
        .map(({ token, fileName, fileSize, removedDateTime }) => ({
          token,
          fileName,
          extension: extensionOf(fileName),
          fileSize,
          removedDateTime,
        })),
    /** The file, if it is this customer's and there to be fetched. */
    file(personalNumber: string, token: string): SentFile {
      const { attachment, personalNumber: owner } = mustFind(token);
      const { state, removedDateTime, fileName, fileSize, mediaType, storedAs } = attachment;
      if (owner !== personalNumber || state !== 'ready' || removedDateTime !== null) {
        throw new Problem(404, 'There is no such file.');
      }
      const bytes = storedAs === null ? sampleFileBytes(fileName, fileSize) : files.read(storedAs);
      return { bytes, size: fileSize, mediaType, fileName };
    },
    finish,
    /** The provider erases the file; its name stays, so that the customer sees what has gone. */
    remove(token: string): Attachment {
      const { attachment } = mustFind(token);
      const after = { ...attachment, removedDateTime: swedishIso(clock.now()), storedAs: null };
      store.save({ ...after, state: 'ready' });
      if (attachment.storedAs !== null) files.remove(attachment.storedAs);
      return after;
    },
    /** Everything that is known of the files of a message. */
    all: (messageId: string): readonly Attachment[] => store.of(messageId),
    close: stopTimers,
  };
}
