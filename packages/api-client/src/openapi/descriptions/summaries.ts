import type { EndpointName } from '../../contract/endpoints.ts';

/**
 * What each call does, in a line. Not in the table of the calls, because every client carries that. A call of the table
 * that is not here does not compile.
 */
export const summaries: Readonly<Record<EndpointName, string>> = {
  startDummyLogin: 'Logs in without BankID. Exists on local and test hosts only.',
  startLogin: 'Starts a BankID order and ties it to this browser by a cookie of its own.',
  restartLogin: 'Replaces the order of this browser by a new one in the same mode.',
  getLoginStatus:
    'The state of the order, asked for every two seconds, with a new QR string each time.',
  finalizeLogin: 'Turns a login ticket into a session; sets the session and anti-forgery cookies.',
  getUser: 'The logged-in customer.',
  logout: 'Ends the session and clears its cookies.',
  refresh: 'Renews the session and the anti-forgery cookie.',
  sendBrowserAlive:
    'Somebody has the portal open before them. Sent every 15 seconds; finds out when the session has to be renewed, or is gone.',
  getVipAccess: 'Whether this customer may use systems that are switched off for others.',
  getSiteCurrentState:
    'Which systems are online. The release-id header names the deployed release.',
  getSiteInformationText:
    'A text from the provider that is shown to everybody, as HTML; empty when there is none.',
  getBankIdCurrentState:
    'Whether login is available. Asked for on local, test and pre-production hosts only.',
  getClaims: 'All cases, active and closed, and the payment history of two years.',
  getCase: 'One case. A number that is not this customer’s answers 404.',
  getDebtCompilation:
    'Orders a debt compilation, which then turns up among the insurance documents. Orders within a minute are one while no debt changes.',
  confirmDebtCompilation:
    'Tells that the customer has seen that the order went through. Its failure undoes nothing.',
  createPayment:
    'Creates a payment of one case. Asked again while it is open it answers the same payment; 409 while one is in progress or when nothing is left to pay.',
  createTotalPayment:
    'Creates one payment of several cases. Asked again while it is open it answers the same payment; 409 while one of the cases is in progress or has nothing left to pay.',
  checkoutFinished:
    'The checkout has told the customer that the payment is made. A hint: the money is counted when the payment company says so.',
  getDamages: 'The damage cases of a customer of the damage system.',
  logError: 'Tells the provider that something went wrong in the portal. Works without login.',
  getConversations: 'All conversations with their messages; the one with the newest message first.',
  getConversation: 'One conversation. Another customer’s answers 404.',
  postMessage:
    'Begins a conversation. The same clientMessageId sent again stores nothing more and answers the stored message.',
  postMessageToConversation:
    'Replies. The same clientMessageId sent again stores nothing more and answers the stored message.',
  markConversationAsReadByCustomer:
    'The customer has opened the conversation. Said again it changes nothing.',
  getAttachmentsMetadata:
    'The files of one message; fewer than its numberOfFilesUploaded while some are being processed.',
  downloadAttachedFile:
    'The bytes of one file of a message. Another customer’s, a removed one and one that is being processed answer 404.',
  getNumberOfUnreadConversations: 'Number of conversations with something new from the provider.',
  getClaimDocuments: 'What documents of the claims system there are, without their bytes.',
  getClaimDocument:
    'The bytes of one document of the claims system, by index or, without one, by token. Another customer’s answers 404.',
  getRegisterExtracts:
    'The register extracts that are made, for three months each. Open to everybody.',
  createRegisterExtractRequest:
    'Orders a register extract, which is made within 30 days. Ordered again before that, it is still one extract.',
  downloadFile:
    'The bytes of one register extract. Another customer’s and one whose three months are over answer 404.',
};
