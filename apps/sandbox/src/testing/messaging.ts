import { randomUUID } from 'node:crypto';

import * as v from 'valibot';

import {
  attachedFilesSchema,
  conversationsSchema,
  storedMessageSchema,
} from '@mina-sidor/api-client/contract';

import type { Browser } from './browser.ts';

const api = '/api/Communication';

/** What is sent unless a test says otherwise; `undefined` leaves a field out. */
export type Fields = Readonly<Record<string, string | undefined>>;

function toForm(fields: Fields, files: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, value);
  }
  for (const file of files) form.append('files', file);
  return form;
}

const post = (browser: Browser, path: string, body: unknown) =>
  browser.call(`${api}/${path}`, {
    method: 'POST',
    body,
    headers: { 'x-xsrf-token': browser.antiForgeryToken() },
  });

/** The calls of messages as a page makes them. */
export const messaging = {
  /** A file of so many bytes that begins as a PDF, whatever it is called. */
  file: (name: string, type: string, bytes = 8): File =>
    new File(['%PDF-1.7'.padEnd(bytes, 'a').slice(0, bytes)], name, { type }),
  pdf: (name = 'intyg.pdf', bytes = 8): File => messaging.file(name, 'application/pdf', bytes),
  async list(browser: Browser) {
    return v.parse(conversationsSchema, (await browser.call(`${api}/GetConversations`)).json);
  },
  one: (browser: Browser, conversationId: string) =>
    browser.call(`${api}/GetConversation?conversationId=${conversationId}`),
  async unread(browser: Browser) {
    return (await browser.call(`${api}/GetNumberOfUnreadConversations`)).json;
  },
  ask: (browser: Browser, fields: Fields = {}, files: readonly File[] = []) =>
    post(
      browser,
      'PostMessage',
      toForm(
        {
          systemReferenceNumber: '',
          message: 'Hej på dig!',
          email: 'maja@example.se',
          portalMessageType: 'Other',
          phone: '',
          clientMessageId: randomUUID(),
          ...fields,
        },
        files,
      ),
    ),
  reply: (
    browser: Browser,
    conversationId: string,
    fields: Fields = {},
    files: readonly File[] = [],
  ) =>
    post(
      browser,
      'PostMessageToConversation',
      toForm(
        { message: 'Tack så mycket!', conversationId, clientMessageId: randomUUID(), ...fields },
        files,
      ),
    ),
  markAsRead: (browser: Browser, conversationId: string) =>
    post(browser, `MarkConversationAsReadByCustomer?conversationId=${conversationId}`, undefined),
  /** The stored message of an answer. */
  async stored(answer: ReturnType<Browser['call']>) {
    return v.parse(storedMessageSchema, (await answer).json);
  },
  metadata: (browser: Browser, conversationId: string, messageId: string) =>
    browser.call(
      `${api}/GetAttachmentsMetadata?conversationId=${conversationId}&messageId=${messageId}`,
    ),
  async files(browser: Browser, message: { readonly conversationId: string; readonly id: string }) {
    const { json } = await messaging.metadata(browser, message.conversationId, message.id);
    return v.parse(attachedFilesSchema, json);
  },
  download: (browser: Browser, token: string | null | undefined) =>
    browser.call(`/Communication/DownloadAttachedFile?token=${String(token)}`),
};
