import type { EndpointName } from '../../contract/endpoints.ts';
import { type ProblemType, problemTypes } from '../../contract/problem.ts';
import type { ProviderSystem } from '../../contract/siteState.ts';
import type { CookieName } from '../cookies.ts';
import { visitorOperations } from './visitorOperations.ts';

/** What the documents say of a call. */
export interface OperationDescription {
  /** What the call does, in a line. Not in the table of the calls, because every client carries that. */
  readonly summary: string;
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

/** From the first call to the booked money. */
const lifeOfPayment =
  'An open payment of the same case and amount is answered again, as long as the payment company takes it; one of another amount, or of several cases of which this is one, ends. Leaving the checkout makes no call: the case stays Initialized and can be paid. The payment company’s report makes it Created. When the money is booked, the case has the status None and the amount 0, and the history has a CustomerPayment of whole kronor. A payment that the company ends without money sets its cases back to None.';

/** The same for all downloads. */
const ofFiles =
  'A browser that opens the address itself (`Sec-Fetch-Mode: navigate`) may get 303 to `/` in place of an error, so that the customer can log in. Ranges are not asked for.';

/** What is said of each call. A call of the table that is not here does not compile. */
export const operationDescriptions: Readonly<Record<EndpointName, OperationDescription>> = {
  ...visitorOperations,
  getClaims: {
    summary: 'All cases, active and closed, and the payment history of two years.',
    description:
      'For the claims page, and again after a payment. Who has not the matrixCustomerType `matrixCustomer` gets 403.',
    answer: 'All cases, and the payment history.',
    systems: ['insurance'],
  },
  getCase: {
    summary: 'One case. A number that is not this customer’s answers 404.',
    description:
      'For the page of a case, and to learn how a payment ended whose answer was lost. Who has not the matrixCustomerType `matrixCustomer` gets 403; a missing parameter is 400. It answers the cases that the package lists, and 404 for any other.',
    answer: 'The case.',
    systems: ['insurance'],
  },
  getDebtCompilation: {
    summary:
      'Orders a debt compilation, which then turns up among the insurance documents. Orders within a minute are one while no debt changes.',
    description:
      'When the customer has confirmed the order. The portal fetches the documents again at once, and shows the new one when it is there. Who has not the matrixCustomerType `matrixCustomer` gets 403.',
    answer: 'The compilation is ordered.',
    systems: ['insurance'],
  },
  confirmDebtCompilation: {
    summary:
      'Tells that the customer has seen that the order went through. Its failure undoes nothing.',
    description:
      'After the order has gone through and the customer has seen it. The body is an empty object: the newest order of the customer is meant. It changes nothing that the customer sees.',
    answer: 'It is noted.',
    systems: ['insurance'],
  },
  createPayment: {
    summary:
      'Creates a payment of one case. Asked again while it is open it answers the same payment; 409 while one is in progress or when nothing is left to pay.',
    description: `When the customer pays one case. The server creates the payment at the payment company, for an embedded checkout in SEK, which the portal opens at \`/krav/betala/{paymentId}\`. After Swish the company leads back there; where the id is not known before, by a page of the server that gets it from the company. The case gets the payment status Initialized. ${lifeOfPayment} Another customer’s case answers 404. Of an installment plan this is the whole rest; a month is paid by Plusgiro.`,
    answer: 'The payment; the portal opens its checkout.',
    systems: ['payments'],
    conflicts: obstacles,
  },
  createTotalPayment: {
    summary:
      'Creates one payment of several cases. Asked again while it is open it answers the same payment; 409 while one of the cases is in progress or has nothing left to pay.',
    description:
      'When the customer pays the whole debt. Any payable cases of the customer, one or more, in any order. The same rules as for CreatePayment hold for each of them: all are paid, or none. The first case that cannot be paid gives the answer. A case that is named twice answers 400.',
    answer: 'The payment; the portal opens its checkout.',
    systems: ['payments'],
    conflicts: obstacles,
  },
  checkoutFinished: {
    summary:
      'The checkout has told the customer that the payment is made. A hint: the money is counted when the payment company says so.',
    description:
      'When the checkout says that the payment is completed; it may come late, repeated, or after the payment company’s own word. Cases that are Initialized get the payment status CheckoutFinished; any other status stays, and the answer is 204 as well. Another customer’s payment and an unknown one answer 404. The portal goes on whatever the answer is.',
    answer: 'It is noted.',
    systems: ['payments'],
  },
  getClaimDocuments: {
    summary: 'What documents of the claims system there are, without their bytes.',
    description:
      'For the documents page, and after an order of a debt compilation. Who has not the matrixCustomerType `matrixCustomer` gets 403. Demand letters from before April 2013 are left out.',
    answer: 'The documents, the newest first; of one day the one that was made last.',
    systems: ['documents', 'insuranceDocuments'],
  },
  getClaimDocument: {
    summary:
      'The bytes of one document of the claims system, by index or, without one, by token. Another customer’s answers 404.',
    description: `When the customer opens a document: in a tab of its own, or saved. ${ofFiles}`,
    answer: 'The file.',
    systems: ['documents', 'insuranceDocuments'],
  },
  getRegisterExtracts: {
    summary: 'The register extracts that are made, for three months each. Open to everybody.',
    description: 'For the documents page, whatever kind of customer it is.',
    answer: 'The extracts, the newest first; one that is not made yet is not among them.',
    systems: ['documents'],
  },
  createRegisterExtractRequest: {
    summary:
      'Orders a register extract, which is made within 30 days. Ordered again before that, it is still one extract.',
    description:
      'When the customer orders a register extract. A second order before the first is made changes its address and telephone number only. Any customer may order.',
    answer: 'The extract is ordered.',
    systems: ['registerExtract'],
  },
  downloadFile: {
    summary:
      'The bytes of one register extract. Another customer’s and one whose three months are over answer 404.',
    description: `When the customer opens a register extract, by its token; an index answers 404. ${ofFiles}`,
    answer: 'The file.',
    systems: ['documents'],
  },
  getConversations: {
    summary: 'All conversations with their messages; the one with the newest message first.',
    description:
      'For the messages page, and again when the live connection tells of a new one. There are no pages of the list: all conversations come, with all their messages.',
    answer:
      'The conversations, for at least 30 days after their newest message. There is no closed one: each can be replied to.',
    systems: ['communication'],
  },
  getConversation: {
    summary: 'One conversation. Another customer’s answers 404.',
    description: 'For one conversation, when an event has told of it.',
    answer: 'The conversation.',
    systems: ['communication'],
  },
  postMessage: {
    summary:
      'Begins a conversation. The same clientMessageId sent again stores nothing more and answers the stored message.',
    description:
      'When the customer sends a question. A broken rule of a field or of the files answers 400, and nothing is stored. When no answer comes, the customer sends the same form again, with the same clientMessageId. The email and phone are for the staff: no answer repeats them. Open pages hear onPublishConversationStarted. With files it also answers 503 while `attachedFiles` is switched off.',
    answer: 'The stored message, and the id of the conversation that it began, which is read.',
    systems: ['communication'],
  },
  postMessageToConversation: {
    summary:
      'Replies. The same clientMessageId sent again stores nothing more and answers the stored message.',
    description:
      'When the customer replies. The rules are those of PostMessage. A reply leaves readByCustomer as it is. Another customer’s conversation answers 404. Open pages hear onPublishCustomerRepliedToConversation.',
    answer: 'The stored message.',
    systems: ['communication'],
  },
  markConversationAsReadByCustomer: {
    summary: 'The customer has opened the conversation. Said again it changes nothing.',
    description:
      'When the customer opens a conversation that is unread, or gets a reply in one that is open. If it was unread, open pages hear onPublishConversationReadByCustomer.',
    answer: 'The conversation is read.',
    systems: ['communication'],
  },
  getAttachmentsMetadata: {
    summary:
      'The files of one message; fewer than its numberOfFilesUploaded while some are being processed.',
    description:
      'For each message with files, when its conversation is opened, and again at the event that a file has been processed.',
    answer:
      'The files that can be opened or have been removed, in the order in which they were sent. One that is still being processed is left out, and so is one that the virus check stops: the portal says that some are being processed.',
    systems: ['communication', 'attachedFiles'],
  },
  downloadAttachedFile: {
    summary:
      'The bytes of one file of a message. Another customer’s, a removed one and one that is being processed answer 404.',
    description: `When the customer opens a file of a message, by its token; an index answers 404. ${ofFiles}`,
    answer: 'The file.',
    systems: ['communication', 'attachedFiles'],
  },
  getNumberOfUnreadConversations: {
    summary: 'Number of conversations with something new from the provider.',
    description:
      'For the badge of the menu; again at the events of the live connection and when it has reconnected.',
    answer: 'The number of conversations that are unread.',
    systems: ['communication'],
  },
  getDamages: {
    summary: 'The damage cases of a customer of the damage system.',
    description:
      'For the damages page. Who has not the damageCustomerType `Customer` gets 403, whatever the other is.',
    answer: 'The damage cases in any order: the portal shows the newest damageDate first.',
    systems: ['damage'],
  },
};
