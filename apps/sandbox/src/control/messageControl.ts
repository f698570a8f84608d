import { conversationSubjects } from '@mina-sidor/api-client/contract';
import * as v from 'valibot';

import { mediaTypeOf } from '../messages/attachedFileRules.ts';
import type { NewFile } from '../messages/createAttachments.ts';
import { departments } from '../messages/createMessages.ts';
import { sampleFileBytes } from '../messages/sampleFile.ts';
import { Problem } from '../problem.ts';
import { readInput } from '../schemas.ts';
import type { Services } from '../services.ts';
import { knownCustomer } from './customerControl.ts';
import type { Operations } from './operations.ts';

const fileSchema = v.strictObject({ name: v.string(), kilobytes: v.optional(v.number(), 0) });

const writtenSchema = {
  message: v.string(),
  from: v.optional(v.picklist(departments), 'customerCentre'),
  files: v.optional(v.array(fileSchema), []),
};
const replySchema = v.strictObject(writtenSchema);
const startSchema = v.strictObject({
  personalNumber: v.string(),
  subject: v.optional(v.picklist(conversationSubjects), 'none'),
  referenceNumber: v.optional(v.nullable(v.string()), null),
  ...writtenSchema,
});
const ofCustomerSchema = v.object({ personalNumber: v.string() });

/** A file of the provider: a PDF page or a PNG picture, which can be fetched at once. */
function toFile({ name, kilobytes }: v.InferOutput<typeof fileSchema>): NewFile {
  if (!['application/pdf', 'image/png'].includes(mediaTypeOf(name) ?? '')) {
    throw new Problem(400, 'body: files: the provider sends .pdf and .png only.');
  }
  const size = sampleFileBytes(name, kilobytes * 1000).length;
  return { fileName: name, size, storedAs: null, state: 'ready' };
}

/** The provider's side of messages and of attached files. */
export function messageControl(services: Services) {
  const { messages, attachments } = services;
  return {
    'GET conversations': ({ query }) =>
      messages
        .of(readInput(ofCustomerSchema, query, 'query').personalNumber)
        .map((conversation) => ({
          ...conversation,
          conversationMessages: conversation.conversationMessages.map((message) => ({
            ...message,
            files: attachments.all(message.id),
          })),
        })),
    'POST conversations': ({ body }) => {
      const { message, from, files, ...about } = readInput(startSchema, body, 'body');
      knownCustomer(services, about.personalNumber);
      return messages.startAsStaff(about, { message, from, files: files.map(toFile) });
    },
    'POST conversations/:id/reply': ({ id, body }) => {
      const { message, from, files } = readInput(replySchema, body, 'body');
      return messages.replyAsStaff(id, { message, from, files: files.map(toFile) });
    },
    'POST attachments/:id/process': ({ id }) => attachments.finish(id),
    'POST attachments/:id/remove': ({ id }) => attachments.remove(id),
  } satisfies Operations;
}
