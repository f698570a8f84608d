import { randomBytes } from 'node:crypto';

import { type attachedFileSchema, hubEvents } from '@mina-sidor/api-client/contract';
import type * as v from 'valibot';

import type { Clock } from '../clock.ts';
import type { SentFile } from '../documents/createDocuments.ts';
import { Problem } from '../problem.ts';
import { createProcessing } from '../processing.ts';
import type { FileStore } from '../store/files.ts';
import type { Attachment, MessageRecord, ProcessingState, Store } from '../store/store.ts';
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
  readonly state: ProcessingState;
}

interface AttachmentParts {
  readonly store: Store;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly publish: Publish;
  /** How long the provider's virus check takes. */
  readonly processingMs?: number | undefined;
}

export type Attachments = ReturnType<typeof createAttachments>;

/** Files of messages: their virus check, their download and their removal. */
export function createAttachments(parts: AttachmentParts) {
  const { store, files, clock, publish, processingMs } = parts;
  const { attachments } = store;

  const mustFind = (token: string, personalNumber?: string): Attachment => {
    const found = attachments.find(token, personalNumber);
    if (found === null) throw new Problem(404, 'There is no such file.');
    return found;
  };

  /** Ends the virus check: the file can be fetched, and the customer's open pages are told. */
  const finish = (token: string): Attachment => {
    const found = mustFind(token);
    if (found.state === 'ready') return found;
    const after = { ...found, state: 'ready' as const };
    attachments.save(after);
    publish(found.personalNumber, hubEvents.fileSent, { conversationId: found.conversationId });
    return after;
  };

  const processing = createProcessing({ records: attachments, finish, processingMs });

  const of = (messageId: string): Attachment[] => attachments.where('messageId', messageId);

  return {
    add(
      { personalNumber, conversationId, record }: MessageRecord,
      added: readonly NewFile[],
    ): void {
      for (const { fileName, size, storedAs, state } of added) {
        attachments.add({
          personalNumber,
          conversationId,
          messageId: record.id,
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
    /** Begins the virus check of the files of a message. */
    process(messageId: string): void {
      for (const each of of(messageId)) processing.begin(each);
    },
    /** After a start: goes on with virus checks, and removes files without a message. */
    resume(): void {
      files.keepOnly(new Set(attachments.all().flatMap(({ storedAs }) => storedAs ?? [])));
      processing.resume();
    },
    discard: (unused: Parameters<typeof files.discard>[0]) => files.discard(unused),
    visible: (messageId: string): v.InferInput<typeof attachedFileSchema>[] =>
      of(messageId)
        .filter(({ state }) => state === 'ready')
        .map(({ token, fileName, fileSize, removedDateTime }) => ({
          token,
          fileName,
          extension: extensionOf(fileName),
          fileSize,
          removedDateTime,
        })),
    /** The file, if it is this customer's and can be fetched. */
    file(personalNumber: string, token: string): SentFile {
      const { state, removedDateTime, fileName, fileSize, mediaType, storedAs } = mustFind(
        token,
        personalNumber,
      );
      if (state !== 'ready' || removedDateTime !== null) {
        throw new Problem(404, 'There is no such file.');
      }
      const bytes = storedAs === null ? sampleFileBytes(fileName, fileSize) : files.read(storedAs);
      return { bytes, size: fileSize, mediaType, fileName };
    },
    finish,
    /** Erases the file but keeps its name, so that the customer sees what was removed. */
    remove(token: string): Attachment {
      const found = mustFind(token);
      const removedDateTime = swedishIso(clock.now());
      const after = { ...found, removedDateTime, storedAs: null, state: 'ready' as const };
      attachments.save(after);
      if (found.storedAs !== null) files.remove(found.storedAs);
      return after;
    },
    /** The files of a message, in every state. */
    all: of,
    close: processing.stop,
  };
}
