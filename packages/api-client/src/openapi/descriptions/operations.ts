import type { EndpointName } from '../../contract/endpoints.ts';
import { type ProblemType, problemTypes } from '../../contract/problem.ts';
import type { ProviderSystem } from '../../contract/siteState.ts';
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
  /** While one of these is switched off, the call answers 503. */
  readonly systems?: readonly ProviderSystem[];
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

/** From the first call to the booked money. */
const lifeOfPayment =
  'An open payment of the same case and amount is answered again, as long as the payment company takes it; one of another amount, or of several cases of which this is one, ends. Leaving the checkout makes no call: the case stays Initialized and can be paid. The payment company’s report makes it Created. When the money is booked, the case has the status None and the amount 0, and the history has a CustomerPayment of whole kronor. A payment that the company ends without money sets its cases back to None.';

/** The same for all downloads. */
const ofFiles =
  'A browser that opens the address itself (`Sec-Fetch-Mode: navigate`) may get 303 to `/` in place of an error, so that the customer can log in. Ranges are not asked for.';

/** What is said of each call. A call of the table that is not here does not compile. */
export const operationDescriptions: Readonly<Record<EndpointName, OperationDescription>> = {
  startDummyLogin: {
    description:
      'On local and test hosts the login page has a form for it. In production there is no such address: 404. An invalid personal number answers 400, which the form shows. Anybody with a valid one is logged in, as with BankID.',
    answer: 'The order is complete: a login status with its ticket.',
    sets: ['order'],
  },
  startLogin: {
    description:
      'When the customer chooses how to log in. The portal then asks for the status every two seconds. Another value answers 404. The order and the cookie of an earlier start in this browser are replaced.',
    answer: 'The new order, with its first QR code or with the token that starts the app.',
    sets: ['order'],
  },
  restartLogin: {
    description:
      'After the hint `startFailed`, at most 4 times in 120 seconds, which the portal counts. The order before is given up, whatever its state. Without the cookie of an order it answers 400.',
    answer: 'The new order, in the mode of the one that it replaces.',
    needsOrder: true,
    sets: ['order'],
  },
  getLoginStatus: {
    description:
      'Every two seconds while an order is pending, and from each tab that shows it. An order that the app has not taken in 30 seconds is failed with `startFailed`; one that is not signed 3 minutes later, with `expiredTransaction`. An order that is over answers the same each time. Without the cookie of an order it answers 400.',
    answer: 'How far the order has come.',
    needsOrder: true,
  },
  finalizeLogin: {
    description:
      'Once the order is complete; repeated at most twice when it fails. A repeat with the same cookie and ticket gets the same session, as long as the ticket is valid. A ticket that is too old, from another browser, or of a session that has ended answers 400. Who is no customer is logged in too: GetUser then says `notCustomer` and `NoCustomer`.',
    answer: 'The session is open.',
    needsOrder: true,
    sets: bothCookies,
  },
  getUser: {
    description:
      'When the portal starts, after a login, and with the claims page, whose sum it shows. Without a session the portal shows the login.',
    answer: 'The customer.',
  },
  logout: {
    description:
      'When the customer logs out, or has done nothing for 15 minutes. Without a session it does nothing, and clears no cookie. It ends this session only, and closes its live connections.',
    answer: 'There is no session any more.',
    clears: ['session', 'antiForgery', 'order'],
  },
  refresh: {
    description:
      'After a 401 with Token-Expired; one call for all that wait. The values before open nothing from then on, and answer 401 with Token-Expired; for one minute they still renew, to the same new values, so that two tabs cannot log each other out. Each Refresh gives the session its 5 and 30 minutes anew, and at most 12 hours in all. A session that is over answers 401 without Token-Expired.',
    answer: 'The session is renewed, and its cookies have new values.',
    sets: bothCookies,
  },
  sendBrowserAlive: {
    description:
      'First after 3 seconds, then every 15, while the page is visible and online. By itself it does not prolong the session: after a 401 with Token-Expired the portal calls Refresh, which does. Its failures show nothing, but a 401 without Token-Expired logs out.',
    answer: 'The session is there.',
  },
  getVipAccess: {
    description:
      'When a system is off or its state is not known. A VIP may pay while payments are off, and uses every system whose state is not known. A failure counts as false.',
    answer: 'True for a VIP.',
  },
  getSiteCurrentState: {
    description:
      'When the portal starts and at each change of page. The same for everybody. A system that is left out has no known state: then only a VIP uses it, the portal itself aside. When the call fails, the portal goes on with what it knows, at first that all is on.',
    answer: 'The systems.',
  },
  getSiteInformationText: {
    description:
      'When the portal starts. The text shows above every page. The portal keeps p, br, strong, em, ul, ol, li, and a with an address of http, https, mailto or tel; of anything else it keeps the text.',
    answer: 'An HTML fragment; empty when there is no text.',
  },
  getBankIdCurrentState: {
    description:
      'Before the login shows, on hosts that are not production. A failure shows the login as closed.',
    answer: 'True when the login can be used; else the portal shows that it is closed.',
  },
  getClaims: {
    description:
      'For the claims page, and again after a payment. Who has not the matrixCustomerType `matrixCustomer` gets 403.',
    answer: 'All cases, and the payment history.',
    systems: ['insurance'],
  },
  getCase: {
    description:
      'For the page of a case, and to learn how a payment ended whose answer was lost. Who has not the matrixCustomerType `matrixCustomer` gets 403; a missing parameter is 400. It answers the cases that the package lists, and 404 for any other.',
    answer: 'The case.',
    systems: ['insurance'],
  },
  getDebtCompilation: {
    description:
      'When the customer has confirmed the order. The portal fetches the documents again at once, and shows the new one when it is there. Who has not the matrixCustomerType `matrixCustomer` gets 403.',
    answer: 'The compilation is ordered.',
    systems: ['insurance'],
  },
  confirmDebtCompilation: {
    description:
      'After the order has gone through and the customer has seen it. The body is an empty object: the newest order of the customer is meant. It changes nothing that the customer sees.',
    answer: 'It is noted.',
    systems: ['insurance'],
  },
  createPayment: {
    description: `When the customer pays one case. The payment is made at the payment company, and the case gets the payment status Initialized. ${lifeOfPayment} Another customer’s case answers 404. Of an installment plan this is the whole rest; a month is paid by Plusgiro.`,
    answer: 'The payment; the portal opens its checkout.',
    systems: ['payments'],
    conflicts: obstacles,
  },
  createTotalPayment: {
    description:
      'When the customer pays the whole debt. Any payable cases of the customer, one or more, in any order. The same rules as for CreatePayment hold for each of them: all are paid, or none. The first case that cannot be paid gives the answer. A case that is named twice answers 400.',
    answer: 'The payment; the portal opens its checkout.',
    systems: ['payments'],
    conflicts: obstacles,
  },
  checkoutFinished: {
    description:
      'When the checkout says that the payment is completed; it may come late, repeated, or after the payment company’s own word. Cases that are Initialized get the payment status CheckoutFinished; any other status stays, and the answer is 204 as well. Another customer’s payment and an unknown one answer 404. The portal goes on whatever the answer is.',
    answer: 'It is noted.',
    systems: ['payments'],
  },
  getClaimDocuments: {
    description:
      'For the documents page, and after an order of a debt compilation. Who has not the matrixCustomerType `matrixCustomer` gets 403. Demand letters from before April 2013 are left out.',
    answer: 'The documents, the newest first; of one day the one that was made last.',
    systems: ['documents', 'insuranceDocuments'],
  },
  getClaimDocument: {
    description: `When the customer opens a document: in a tab of its own, or saved. ${ofFiles}`,
    answer: 'The file.',
    systems: ['documents', 'insuranceDocuments'],
  },
  getRegisterExtracts: {
    description: 'For the documents page, whatever kind of customer it is.',
    answer: 'The extracts, the newest first; one that is not made yet is not among them.',
    systems: ['documents'],
  },
  createRegisterExtractRequest: {
    description:
      'When the customer orders a register extract. A second order before the first is made changes its address and telephone number only. Any customer may order.',
    answer: 'The extract is ordered.',
    systems: ['registerExtract'],
  },
  downloadFile: {
    description: `When the customer opens a register extract, by its token; an index answers 404. ${ofFiles}`,
    answer: 'The file.',
    systems: ['documents'],
  },
  getConversations: {
    description:
      'For the messages page, and again when the live connection tells of a new one. There are no pages of the list: all conversations come, with all their messages.',
    answer:
      'The conversations, for at least 30 days after their newest message. There is no closed one: each can be replied to.',
    systems: ['communication'],
  },
  getConversation: {
    description: 'For one conversation, when an event has told of it.',
    answer: 'The conversation.',
    systems: ['communication'],
  },
  postMessage: {
    description:
      'When the customer sends a question. A broken rule of a field or of the files answers 400, and nothing is stored. When no answer comes, the customer sends the same form again, with the same clientMessageId. The email and phone are for the staff: no answer repeats them. Open pages hear onPublishConversationStarted. With files it also answers 503 while `attachedFiles` is switched off.',
    answer: 'The stored message, and the id of the conversation that it began, which is read.',
    systems: ['communication'],
  },
  postMessageToConversation: {
    description:
      'When the customer replies. The rules are those of PostMessage. A reply leaves readByCustomer as it is. Another customer’s conversation answers 404. Open pages hear onPublishCustomerRepliedToConversation.',
    answer: 'The stored message.',
    systems: ['communication'],
  },
  markConversationAsReadByCustomer: {
    description:
      'When the customer opens a conversation that is unread, or gets a reply in one that is open. If it was unread, open pages hear onPublishConversationReadByCustomer.',
    answer: 'The conversation is read.',
    systems: ['communication'],
  },
  getAttachmentsMetadata: {
    description:
      'For each message with files, when its conversation is opened, and again at the event that a file has been processed.',
    answer:
      'The files that can be opened or have been removed, in the order in which they were sent. One that is still being processed is left out, and so is one that the virus check stops: the portal says that some are being processed.',
    systems: ['communication', 'attachedFiles'],
  },
  downloadAttachedFile: {
    description: `When the customer opens a file of a message, by its token; an index answers 404. ${ofFiles}`,
    answer: 'The file.',
    systems: ['communication', 'attachedFiles'],
  },
  getNumberOfUnreadConversations: {
    description:
      'For the badge of the menu; again at the events of the live connection and when it has reconnected.',
    answer: 'The number of conversations that are unread.',
    systems: ['communication'],
  },
  getDamages: {
    description:
      'For the damages page. Who has not the damageCustomerType `Customer` gets 403, whatever the other is.',
    answer: 'The damage cases in any order: the portal shows the newest damageDate first.',
    systems: ['damage'],
  },
  logError: {
    description:
      'When something unexpected happens in the portal: once for each error and load of the page. Names, numbers, addresses and tokens are taken out before it is sent. Anybody may call it, so limit how often and how much is kept. A failure shows nothing.',
    answer: 'It is noted.',
  },
};
