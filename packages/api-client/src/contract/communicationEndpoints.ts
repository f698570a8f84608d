import * as v from 'valibot';

import {
  attachedFilesSchema,
  conversationSchema,
  conversationsSchema,
  storedMessageSchema,
} from './communication.ts';
import { fileQuerySchema } from './documents.ts';
import { type Endpoint, empty, json } from './endpoint.ts';
import { file, fileHeaders } from './fileAnswer.ts';
import { postMessageFormSchema, postMessageToConversationFormSchema } from './messageForms.ts';
import { count } from './primitives.ts';

/** The conversation that a call is about. */
export const conversationQuerySchema = v.object({ conversationId: v.string() });

/** The message that a call is about. */
export const messageQuerySchema = v.object({ conversationId: v.string(), messageId: v.string() });

/** The endpoints for messages and their files. */
export const communicationEndpoints = {
  getConversations: {
    method: 'GET',
    path: '/api/Communication/GetConversations',
    access: 'session',
    changesState: false,
    response: json(conversationsSchema),
    errors: [401, 503],
  },
  getConversation: {
    method: 'GET',
    path: '/api/Communication/GetConversation',
    access: 'session',
    changesState: false,
    query: conversationQuerySchema,
    response: json(conversationSchema),
    errors: [400, 401, 404, 503],
  },
  postMessage: {
    method: 'POST',
    path: '/api/Communication/PostMessage',
    access: 'session',
    changesState: true,
    form: postMessageFormSchema,
    response: json(storedMessageSchema),
    errors: [400, 401, 503],
  },
  postMessageToConversation: {
    method: 'POST',
    path: '/api/Communication/PostMessageToConversation',
    access: 'session',
    changesState: true,
    form: postMessageToConversationFormSchema,
    response: json(storedMessageSchema),
    errors: [400, 401, 404, 503],
  },
  markConversationAsReadByCustomer: {
    method: 'POST',
    path: '/api/Communication/MarkConversationAsReadByCustomer',
    access: 'session',
    changesState: true,
    query: conversationQuerySchema,
    response: empty,
    errors: [400, 401, 404, 503],
  },
  getAttachmentsMetadata: {
    method: 'GET',
    path: '/api/Communication/GetAttachmentsMetadata',
    access: 'session',
    changesState: false,
    query: messageQuerySchema,
    response: json(attachedFilesSchema),
    errors: [400, 401, 404, 503],
  },
  downloadAttachedFile: {
    method: 'GET',
    path: '/Communication/DownloadAttachedFile',
    access: 'session',
    changesState: false,
    query: fileQuerySchema,
    response: file,
    responseHeaders: fileHeaders,
    errors: [400, 401, 404, 503],
  },
  getNumberOfUnreadConversations: {
    method: 'GET',
    path: '/api/Communication/GetNumberOfUnreadConversations',
    access: 'session',
    changesState: false,
    response: json(count),
    errors: [401, 503],
  },
} as const satisfies Record<string, Endpoint>;
