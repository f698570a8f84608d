import { randomUUID } from 'node:crypto';

import type { EndpointName } from '@mina-sidor/api-client/contract';

import type { Input } from './call.ts';
import { type Ids, inventedIds, noIds } from './ids.ts';

/** The input of an endpoint, built from the customer's data, or what is missing for it. */
export type InputOf = (ids: Ids) => Input | { readonly missing: string };

const none: InputOf = () => ({});

const from =
  <Value>(
    values: (ids: Ids) => readonly Value[],
    what: string,
    toInput: (value: Value) => Input,
  ): InputOf =>
  (ids) => {
    const [first] = values(ids);
    return first === undefined ? { missing: `the customer has no ${what}` } : toInput(first);
  };

const pdf = (): File => new File(['%PDF-1.4\n%%EOF\n'], 'intyg.pdf', { type: 'application/pdf' });

const inBankId: InputOf = () => ({ missing: 'it is part of a log-in with BankID' });
const inLogin: InputOf = () => ({ missing: 'it is part of the log-in' });

/**
 * The input of every endpoint. The compiler asks for one when a call is added to the contract. With the ids of another
 * customer it is an input that has to be refused.
 */
export const inputs: Readonly<Record<EndpointName, InputOf>> = {
  startDummyLogin: inLogin,
  startLogin: inBankId,
  restartLogin: inBankId,
  getLoginStatus: inBankId,
  finalizeLogin: inLogin,
  getUser: none,
  logout: none,
  refresh: none,
  sendBrowserAlive: none,
  getVipAccess: none,
  getSiteCurrentState: none,
  getSiteInformationText: none,
  getBankIdCurrentState: none,
  getClaims: none,
  getCase: from(
    ({ cases }) => cases,
    'case',
    (referenceNumber) => ({ query: { referenceNumber } }),
  ),
  getDebtCompilation: none,
  confirmDebtCompilation: () => ({ body: {} }),
  createPayment: from(
    ({ payable }) => payable,
    'case to pay',
    ({ reference, kronor }) => ({ query: { amount: String(kronor), reference } }),
  ),
  createTotalPayment: ({ payable }) =>
    payable.length < 2
      ? { missing: 'the customer has fewer than two cases to pay' }
      : {
          body: {
            amount: payable.reduce((sum, { kronor }) => sum + kronor, 0),
            references: payable.map(({ reference }) => reference),
          },
        },
  checkoutFinished: from(
    ({ payments }) => payments,
    'payment',
    (paymentId) => ({ query: { paymentId } }),
  ),
  getClaimDocuments: none,
  getClaimDocument: from(
    ({ documents }) => documents,
    'document',
    (query) => ({ query: { ...query } }),
  ),
  getRegisterExtracts: none,
  createRegisterExtractRequest: () => ({
    body: { Email: 'kontroll@example.se', Phone: '0701234567' },
  }),
  downloadFile: from(
    ({ extracts }) => extracts,
    'register extract',
    (token) => ({ query: { token } }),
  ),
  getConversations: none,
  getConversation: from(
    ({ conversations }) => conversations,
    'conversation',
    (conversationId) => ({ query: { conversationId } }),
  ),
  postMessage: () => ({
    form: {
      systemReferenceNumber: '',
      message: 'Detta skickades av kontrollen.',
      email: 'kontroll@example.se',
      portalMessageType: 'Other',
      phone: '',
      clientMessageId: randomUUID(),
      files: [pdf()],
    },
  }),
  postMessageToConversation: from(
    ({ conversations }) => conversations,
    'conversation',
    (conversationId) => ({
      form: { message: 'Detta svarade kontrollen.', conversationId, clientMessageId: randomUUID() },
    }),
  ),
  markConversationAsReadByCustomer: from(
    ({ conversations }) => conversations,
    'conversation',
    (conversationId) => ({ query: { conversationId } }),
  ),
  getAttachmentsMetadata: from(
    ({ messages }) => messages,
    'message with files',
    (query) => ({ query }),
  ),
  downloadAttachedFile: from(
    ({ files }) => files,
    'attached file that can be fetched',
    (token) => ({ query: { token } }),
  ),
  getNumberOfUnreadConversations: none,
  getDamages: none,
  logError: () => ({ body: { stack: '', message: 'The contract check was here.' } }),
};

/** Calls whose effects end with the session. */
export const harmless: ReadonlySet<EndpointName> = new Set([
  'sendBrowserAlive',
  'refresh',
  'logout',
]);

/** Whether the input names something that belongs to one customer. */
export const takesIds = (name: EndpointName): boolean =>
  'missing' in inputs[name](noIds) && !('missing' in inputs[name](inventedIds));
