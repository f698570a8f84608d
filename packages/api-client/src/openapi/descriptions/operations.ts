import type { EndpointName } from '../../contract/endpoints.ts';
import { type ProblemType, problemTypes } from '../../contract/problem.ts';
import type { CookieName } from '../cookies.ts';

/** What the documents say of a call beyond its line in the table. */
export interface OperationDescription {
  /** When the portal makes the call, and what it does with the answer. */
  readonly description: string;
  /** What a good answer means. */
  readonly answer: string;
  /** Set when the call needs the cookie of the BankID order. */
  readonly needsOrder?: true;
  readonly sets?: readonly CookieName[];
  readonly clears?: readonly CookieName[];
  /** The reasons for a 409. */
  readonly conflicts?: readonly ProblemType[];
}

const obstacles = [
  problemTypes.caseClosed,
  problemTypes.uninsuredPeriodOpen,
  problemTypes.paymentInProgress,
  problemTypes.nothingToPay,
  problemTypes.amountUnknown,
  problemTypes.amountChanged,
  problemTypes.alreadyPaid,
] as const;

const bothCookies = ['session', 'antiForgery'] as const;

/** What is said of each call. A call of the table that is not here does not compile. */
export const operationDescriptions: Readonly<Record<EndpointName, OperationDescription>> = {
  startDummyLogin: {
    description:
      'On local and test hosts the login page has a form for it. In production there is no such address: 404. An invalid personal number answers 400, which the form shows.',
    answer: 'The order is complete: a login status with its ticket.',
    sets: ['order'],
  },
  startLogin: {
    description:
      'When the customer chooses how to log in. The portal then asks for the status every two seconds.',
    answer: 'The new order, with its first QR code or with the token that starts the app.',
    sets: ['order'],
  },
  restartLogin: {
    description:
      'After the hint `startFailed`, at most 4 times in 120 seconds. Without the cookie of an order it answers 400.',
    answer: 'The new order, in the mode of the one that it replaces.',
    needsOrder: true,
    sets: ['order'],
  },
  getLoginStatus: {
    description:
      'Every two seconds while an order is pending. Without the cookie of an order it answers 400.',
    answer: 'How far the order has come.',
    needsOrder: true,
  },
  finalizeLogin: {
    description:
      'Once the order is complete; repeated at most twice when no answer comes. A repeat with the same cookie within 60 seconds gets the same answer. A ticket that is used, too old, or from another browser answers 400.',
    answer: 'The session is open.',
    needsOrder: true,
    sets: bothCookies,
  },
  getUser: {
    description:
      'When the portal starts, and after a login. Without a session the portal shows the login.',
    answer: 'The customer.',
  },
  logout: {
    description:
      'When the customer logs out, or has done nothing for 15 minutes. Without a session it does nothing. It closes the live connections of the session. A request from another origin is refused with 403.',
    answer: 'There is no session any more.',
    clears: ['session', 'antiForgery', 'order'],
  },
  refresh: {
    description:
      'After a 401 with Token-Expired; one call for all that wait. The values before open nothing from then on, and answer 401 with Token-Expired; for one minute they still renew, to the same new values, so that two tabs cannot log each other out. A session lasts at most 12 hours in all. A request from another origin is refused with 403.',
    answer: 'The session is renewed, and its cookies have new values.',
    sets: bothCookies,
  },
  sendBrowserAlive: {
    description:
      'First after 3 seconds, then every 15, while the page is visible and online. Its failures show nothing.',
    answer: 'The session is there.',
  },
  getVipAccess: {
    description:
      'After a login. A VIP may pay while payments are switched off, and uses every system whose state is not known.',
    answer: 'True for a VIP.',
  },
  getSiteCurrentState: {
    description:
      'When the portal starts and at each change of page. A system that is left out has no known state: then only a VIP uses it, the portal itself aside.',
    answer: 'The systems.',
  },
  getSiteInformationText: {
    description:
      'When the portal starts. The text shows above every page; the portal keeps headings, paragraphs, lists, links and emphasis, and drops everything else.',
    answer: 'An HTML fragment; empty when there is no text.',
  },
  getBankIdCurrentState: {
    description: 'Before the login shows, on hosts that are not production.',
    answer: 'True when the login can be used; else the portal shows that it is closed.',
  },
  getClaims: {
    description: 'For the claims page. Who is no customer of the claims system gets 403.',
    answer: 'All cases, and the payment history.',
  },
  getCase: {
    description:
      'For the page of a case, and to learn how a payment ended whose answer was lost. Who is no customer of the claims system gets 403; a missing parameter is 400.',
    answer: 'The case.',
  },
  getDebtCompilation: {
    description:
      'When the customer has confirmed the order. The portal fetches the documents again and finds the new one there.',
    answer: 'The compilation is ordered.',
  },
  confirmDebtCompilation: {
    description:
      'After the order has gone through and the customer has seen it. The body is an empty object.',
    answer: 'It is noted.',
  },
  createPayment: {
    description:
      'When the customer pays one case. The case gets the payment status Initialized. An open payment of the same case and amount is answered again; one of another amount ends. Another customer’s case answers 404.',
    answer: 'The payment; the portal opens its checkout.',
    conflicts: obstacles,
  },
  createTotalPayment: {
    description:
      'When the customer pays the whole debt. The same rules as for CreatePayment hold for each of the cases; a case that is named twice answers 400.',
    answer: 'The payment; the portal opens its checkout.',
    conflicts: obstacles,
  },
  checkoutFinished: {
    description:
      'When the checkout says that the payment is completed; it may come late, repeated, or after the payment company’s own word. The cases get the payment status CheckoutFinished. Another customer’s payment answers 404.',
    answer: 'It is noted.',
  },
  getClaimDocuments: {
    description:
      'For the documents page, and after an order of a debt compilation. Who is no customer of the claims system gets 403. Demand letters from before April 2013 are left out.',
    answer: 'The documents, the newest first.',
  },
  getClaimDocument: {
    description: 'When the customer opens a document: in a tab of its own, or saved.',
    answer: 'The file.',
  },
  getRegisterExtracts: {
    description: 'For the documents page, whatever kind of customer it is.',
    answer: 'The extracts, the newest first.',
  },
  createRegisterExtractRequest: {
    description: 'When the customer orders a register extract.',
    answer: 'The extract is ordered.',
  },
  downloadFile: {
    description: 'When the customer opens a register extract.',
    answer: 'The file.',
  },
  getConversations: {
    description: 'For the messages page, and again at the events of the live connection.',
    answer: 'The conversations; they stay for at least 30 days.',
  },
  getConversation: {
    description: 'For one conversation, when an event has told of it.',
    answer: 'The conversation.',
  },
  postMessage: {
    description:
      'When the customer sends a question. A broken rule of a field or of the files answers 400. When no answer comes the portal sends the same form again with the same clientMessageId.',
    answer: 'The stored message, and the conversation that it began.',
  },
  postMessageToConversation: {
    description:
      'When the customer replies. The rules are those of PostMessage. Another customer’s conversation answers 404.',
    answer: 'The stored message.',
  },
  markConversationAsReadByCustomer: {
    description: 'When the customer opens a conversation that is unread.',
    answer: 'The conversation is read.',
  },
  getAttachmentsMetadata: {
    description:
      'For each message with files, when its conversation is opened, and again at the event that a file has been processed.',
    answer: 'The files that can be opened or have been removed.',
  },
  downloadAttachedFile: {
    description: 'When the customer opens a file of a message.',
    answer: 'The file.',
  },
  getNumberOfUnreadConversations: {
    description:
      'For the badge of the menu; again at the events of the live connection and when it has reconnected.',
    answer: 'The number of conversations that are unread.',
  },
  getDamages: {
    description: 'For the damages page. Who is no customer of the damage system gets 403.',
    answer: 'The damage cases, in the order in which they show.',
  },
  logError: {
    description:
      'When something unexpected happens in the portal: once for each error and load of the page. Names, numbers, addresses and tokens are taken out before it is sent.',
    answer: 'It is noted.',
  },
};
