import { randomUUID } from 'node:crypto';

import type { EndpointName, endpoints } from '@mina-sidor/api-client/contract';

import type { Input } from './call.ts';
import { type Ids, inventedIds, noIds } from './ids.ts';

/** The input of an endpoint, built from the customer's data, or what is missing for it. */
type InputOf = (ids: Ids) => Input | { readonly missing: string };

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

type WithInput =
  | { readonly pathParameters: unknown }
  | { readonly query: unknown }
  | { readonly body: unknown }
  | { readonly form: unknown };

type NameWithInput = {
  [Name in EndpointName]: (typeof endpoints)[Name] extends WithInput ? Name : never;
}[EndpointName];

/** The compiler asks for an entry when a call that takes an input is added to the contract. */
const inputs: Readonly<Record<NameWithInput, InputOf> & Partial<Record<EndpointName, InputOf>>> = {
  startDummyLogin: inLogin,
  startLogin: inBankId,
  restartLogin: inBankId,
  getLoginStatus: inBankId,
  finalizeLogin: inLogin,
  getCase: from(
    ({ cases }) => cases,
    'case',
    (referenceNumber) => ({ query: { referenceNumber } }),
  ),
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
  getClaimDocument: from(
    ({ documents }) => documents,
    'document',
    (query) => ({ query: { ...query } }),
  ),
  createRegisterExtractRequest: () => ({
    body: { Email: 'kontroll@example.se', Phone: '0701234567' },
  }),
  downloadFile: from(
    ({ extracts }) => extracts,
    'register extract',
    (token) => ({ query: { token } }),
  ),
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
  logError: () => ({ body: { stack: '', message: 'The contract check was here.' } }),
};

/** The input of a call. With the ids of another customer it is one that has to be refused. */
export const inputFor = (name: EndpointName, ids: Ids): ReturnType<InputOf> =>
  inputs[name]?.(ids) ?? {};

/** Calls whose effects end with the session. */
export const harmless: ReadonlySet<EndpointName> = new Set([
  'sendBrowserAlive',
  'refresh',
  'logout',
]);

/** Whether the input names something that belongs to one customer. */
export const takesIds = (name: EndpointName): boolean =>
  'missing' in inputFor(name, noIds) && !('missing' in inputFor(name, inventedIds));
