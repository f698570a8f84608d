import {
  endpoints,
  isReferenceOf,
  postMessageFieldsSchema,
  postMessageToConversationFieldsSchema,
  type PortalMessageType,
} from '@mina-sidor/api-client/contract';
import type * as v from 'valibot';

import { brokenRule } from '../messages/attachedFileRules.ts';
import type { NewFile } from '../messages/createAttachments.ts';
import { discard, receiveForm } from '../messages/receiveForm.ts';
import { Problem, systemUnavailable } from '../problem.ts';
import { readInput } from '../schemas.ts';
import type { Services } from '../services.ts';
import { sessionRoute, type Route, type SessionCall } from './route.ts';

const subjects = {
  Insurance: 'insurance',
  Damage: 'damage',
  Other: 'other',
} as const satisfies Record<PortalMessageType, string>;

/** Conversations, their messages and their files. */
export function messageRoutes(services: Services): Route[] {
  const { messages, attachments, files: fileStore, settings } = services;

  const check = (...systems: readonly ('communication' | 'attachedFiles')[]): void => {
    for (const system of systems) {
      if (settings.isSwitchedOff(system)) throw systemUnavailable(system);
    }
  };

  /** Reads a form and hands it on checked; files of a form that is refused are removed. */
  const withForm = async <const Schema extends v.GenericSchema, Value>(
    call: SessionCall,
    schema: Schema,
    store: (fields: v.InferOutput<Schema>, files: readonly NewFile[]) => Value,
  ): Promise<Value> => {
    check('communication');
    const received = await receiveForm(call.reply.request, fileStore);
    try {
      if (received.files.length > 0) check('attachedFiles');
      const fields = readInput(schema, received.fields, 'form');
      const broken = brokenRule(received.files);
      if (broken !== null) throw new Problem(400, `form: files: ${broken}.`);
      const state = settings.automaticProcessing() ? 'processing' : 'held';
      return store(
        fields,
        received.files.map((file) => ({ ...file, state })),
      );
    } catch (error) {
      discard(received.files, fileStore);
      throw error;
    }
  };

  return [
    sessionRoute(endpoints.getConversations, ({ session: { personalNumber } }) => {
      check('communication');
      return messages.of(personalNumber);
    }),

    sessionRoute(endpoints.getConversation, (call) => {
      check('communication');
      const { conversationId } = call.query(endpoints.getConversation.query);
      return messages.one(call.session.personalNumber, conversationId);
    }),

    sessionRoute(endpoints.postMessage, (call) =>
      withForm(call, postMessageFieldsSchema, (fields, files) => {
        const { portalMessageType, systemReferenceNumber, message, clientMessageId } = fields;
        if (!isReferenceOf(portalMessageType, systemReferenceNumber)) {
          throw new Problem(400, 'form: systemReferenceNumber is of the wrong form.');
        }
        const referenceNumber = systemReferenceNumber.trim() || null;
        const about = { subject: subjects[portalMessageType], referenceNumber };
        const sending = { message, clientMessageId, files };
        return messages.ask(call.session.personalNumber, about, sending);
      }),
    ),

    sessionRoute(endpoints.postMessageToConversation, (call) =>
      withForm(call, postMessageToConversationFieldsSchema, (fields, files) => {
        const { conversationId, message, clientMessageId } = fields;
        const sending = { message, clientMessageId, files };
        return messages.reply(call.session.personalNumber, conversationId, sending);
      }),
    ),

    sessionRoute(endpoints.markConversationAsReadByCustomer, (call) => {
      check('communication');
      const { conversationId } = call.query(endpoints.markConversationAsReadByCustomer.query);
      messages.markAsRead(call.session.personalNumber, conversationId);
    }),

    sessionRoute(endpoints.getAttachmentsMetadata, (call) => {
      check('communication', 'attachedFiles');
      const { conversationId, messageId } = call.query(endpoints.getAttachmentsMetadata.query);
      return messages.filesOf(call.session.personalNumber, conversationId, messageId);
    }),

    sessionRoute(endpoints.downloadAttachedFile, (call) => {
      check('communication', 'attachedFiles');
      const { index, token } = call.query(endpoints.downloadAttachedFile.query);
      if (index === undefined && token === undefined) {
        throw new Problem(400, 'The query has to name the file.');
      }
      // Attached files have tokens only.
      if (token === undefined) throw new Problem(404, 'There is no such file.');
      return attachments.file(call.session.personalNumber, token);
    }),
  ];
}
