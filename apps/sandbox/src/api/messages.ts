import {
  endpoints,
  isReferenceOf,
  postMessageFieldsSchema,
  postMessageToConversationFieldsSchema,
  protocol,
  type PortalMessageType,
} from '@mina-sidor/api-client/contract';
import type * as v from 'valibot';

import { refusedFile } from '../messages/attachedFileRules.ts';
import type { Sending } from '../messages/createMessages.ts';
import { fileOfOtherContent } from '../messages/fileContent.ts';
import { receiveForm } from '../messages/receiveForm.ts';
import { Problem } from '../problem.ts';
import { readInput } from '../schemas.ts';
import type { Services } from '../services.ts';
import { createGuards, nameOfFile } from './guards.ts';
import { sessionRoute, type Route, type SessionCall } from './route.ts';

const subjects = {
  Insurance: 'insurance',
  Damage: 'damage',
  Other: 'other',
} as const satisfies Record<PortalMessageType, string>;

/** Conversations, their messages and their files. */
export function messageRoutes(services: Services): Route[] {
  const { messages, attachments, files: fileStore, settings } = services;
  const check = createGuards(services);

  /** Checks a form and stores it. The files of a refused form are removed. */
  const withForm = async <const Schema extends v.GenericSchema, Value>(
    call: SessionCall,
    schema: Schema,
    store: (fields: v.InferOutput<Schema>, files: Sending['files']) => Value,
  ): Promise<Value> => {
    check.systemsOn('communication');
    const received = await receiveForm(call.reply.request, fileStore);
    try {
      if (received.files.length > 0) check.systemsOn('attachedFiles');
      const fields = readInput(schema, received.fields, 'form');
      const refused =
        refusedFile(received.files) ?? (await fileOfOtherContent(received.files, fileStore));
      if (refused !== null) {
        throw new Problem(400, `form: files: ${refused.why}.`, {
          [protocol.refusedFileHeader]: String(refused.position),
        });
      }
      const state = settings.read().automaticProcessing ? 'processing' : 'held';
      const files = received.files.map((file) => ({ ...file, state }) as const);
      return store(fields, files);
    } catch (error) {
      fileStore.discard(received.files);
      throw error;
    }
  };

  return [
    sessionRoute(endpoints.getNumberOfUnreadConversations, ({ session }) => {
      check.systemsOn('communication');
      return messages.unread(session.personalNumber);
    }),

    sessionRoute(endpoints.getConversations, ({ session }) => {
      check.systemsOn('communication');
      return messages.of(session.personalNumber);
    }),

    sessionRoute(endpoints.getConversation, ({ session, query }) => {
      check.systemsOn('communication');
      const { conversationId } = query(endpoints.getConversation.query);
      return messages.one(session.personalNumber, conversationId);
    }),

    sessionRoute(endpoints.postMessage, (call) =>
      withForm(call, postMessageFieldsSchema, (fields, files) => {
        const { portalMessageType, systemReferenceNumber } = fields;
        if (!isReferenceOf(portalMessageType, systemReferenceNumber)) {
          throw new Problem(400, 'form: systemReferenceNumber is of the wrong form.');
        }
        const referenceNumber = systemReferenceNumber.trim() || null;
        const about = { subject: subjects[portalMessageType], referenceNumber };
        return messages.ask(call.session.personalNumber, about, { ...fields, files });
      }),
    ),

    sessionRoute(endpoints.postMessageToConversation, (call) =>
      withForm(call, postMessageToConversationFieldsSchema, (fields, files) => {
        const sending = { ...fields, files };
        return messages.reply(call.session.personalNumber, fields.conversationId, sending);
      }),
    ),

    sessionRoute(endpoints.markConversationAsReadByCustomer, ({ session, query }) => {
      check.systemsOn('communication');
      const { conversationId } = query(endpoints.markConversationAsReadByCustomer.query);
      messages.markAsRead(session.personalNumber, conversationId);
    }),

    sessionRoute(endpoints.getAttachmentsMetadata, ({ session, query }) => {
      check.systemsOn('communication', 'attachedFiles');
      const { conversationId, messageId } = query(endpoints.getAttachmentsMetadata.query);
      return messages.filesOf(session.personalNumber, conversationId, messageId);
    }),

    sessionRoute(endpoints.downloadAttachedFile, ({ session, query }) => {
      check.systemsOn('communication', 'attachedFiles');
      const token = nameOfFile(query(endpoints.downloadAttachedFile.query), 'token');
      return attachments.file(session.personalNumber, token);
    }),
  ];
}
