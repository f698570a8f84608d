import { conversationSubjects } from '@mina-sidor/api-client/contract';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

import { mediaTypeOf } from '../messages/attachedFileRules.ts';
import type { NewFile } from '../messages/createAttachments.ts';
import { departments } from '../messages/createMessages.ts';
import { sampleFileBytes } from '../messages/sampleFile.ts';
import { Problem } from '../problem.ts';
import { readInput } from '../schemas.ts';
import type { Services } from '../services.ts';

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
const ofConversationSchema = v.object({ conversationId: v.string() });
const ofFileSchema = v.object({ token: v.string() });
const processingSchema = v.strictObject({ automatic: v.boolean() });

/** A file of the provider: a PDF page or a PNG picture, which can be fetched at once. */
function toFile({ name, kilobytes }: v.InferOutput<typeof fileSchema>): NewFile {
  if (!['application/pdf', 'image/png'].includes(mediaTypeOf(name) ?? '')) {
    throw new Problem(400, 'body: files: the provider sends .pdf and .png only.');
  }
  const size = sampleFileBytes(name, kilobytes * 1000).length;
  return { fileName: name, size, storedAs: null, state: 'ready' };
}

/** The provider's side of messages and of attached files. */
export function mountMessageControl(app: FastifyInstance, services: Services): void {
  const { customers, messages, attachments, settings } = services;

  app.get('/sandbox/api/conversations', (request) => {
    const { personalNumber } = readInput(ofCustomerSchema, request.query, 'query');
    return messages.of(personalNumber).map((conversation) => ({
      ...conversation,
      conversationMessages: conversation.conversationMessages.map((message) => ({
        ...message,
        files: attachments.all(message.id),
      })),
    }));
  });

  app.post('/sandbox/api/conversations', (request) => {
    const { message, from, files, ...about } = readInput(startSchema, request.body, 'body');
    if (customers.findUser(about.personalNumber) === null) {
      throw new Problem(404, 'There is no such customer.');
    }
    return messages.startAsStaff(about, message, from, files.map(toFile));
  });

  app.post('/sandbox/api/conversations/:conversationId/reply', (request) => {
    const { conversationId } = readInput(ofConversationSchema, request.params, 'path');
    const { message, from, files } = readInput(replySchema, request.body, 'body');
    return messages.replyAsStaff(conversationId, message, from, files.map(toFile));
  });

  app.get('/sandbox/api/attachments', () => ({ automatic: settings.automaticProcessing() }));

  app.put('/sandbox/api/attachments', (request) => {
    const { automatic } = readInput(processingSchema, request.body, 'body');
    settings.set('automaticProcessing', automatic);
    return { automatic };
  });

  app.post('/sandbox/api/attachments/:token/process', (request) =>
    attachments.finish(readInput(ofFileSchema, request.params, 'path').token),
  );

  app.post('/sandbox/api/attachments/:token/remove', (request) =>
    attachments.remove(readInput(ofFileSchema, request.params, 'path').token),
  );
}
