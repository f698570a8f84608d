import { customerEndpoints as endpoints } from '../contract/customerEndpoints.ts';
import type { Calls, NameOf, Table } from './calls.ts';
import { fileReader } from './fileReader.ts';

/** The client's functions for a logged-in customer. */
export function createCustomerCalls({ json, empty, call }: Calls) {
  const file = <const Name extends NameOf<'file'>>(name: Name, endpoint: Table[Name]) =>
    call(name, endpoint, fileReader(endpoint.response.mediaTypes));
  // Written out instead of generated in a loop, so that the compiler checks each function against the table without a
  // cast.
  return {
    getClaims: json('getClaims', endpoints.getClaims),
    getCase: json('getCase', endpoints.getCase),
    getDebtCompilation: empty('getDebtCompilation', endpoints.getDebtCompilation),
    confirmDebtCompilation: empty('confirmDebtCompilation', endpoints.confirmDebtCompilation),
    createPayment: json('createPayment', endpoints.createPayment),
    createTotalPayment: json('createTotalPayment', endpoints.createTotalPayment),
    checkoutFinished: empty('checkoutFinished', endpoints.checkoutFinished),
    getClaimDocuments: json('getClaimDocuments', endpoints.getClaimDocuments),
    getClaimDocument: file('getClaimDocument', endpoints.getClaimDocument),
    getRegisterExtracts: json('getRegisterExtracts', endpoints.getRegisterExtracts),
    createRegisterExtractRequest: empty(
      'createRegisterExtractRequest',
      endpoints.createRegisterExtractRequest,
    ),
    downloadFile: file('downloadFile', endpoints.downloadFile),
    getConversations: json('getConversations', endpoints.getConversations),
    getConversation: json('getConversation', endpoints.getConversation),
    postMessage: json('postMessage', endpoints.postMessage),
    postMessageToConversation: json(
      'postMessageToConversation',
      endpoints.postMessageToConversation,
    ),
    markConversationAsReadByCustomer: empty(
      'markConversationAsReadByCustomer',
      endpoints.markConversationAsReadByCustomer,
    ),
    getAttachmentsMetadata: json('getAttachmentsMetadata', endpoints.getAttachmentsMetadata),
    downloadAttachedFile: file('downloadAttachedFile', endpoints.downloadAttachedFile),
    getNumberOfUnreadConversations: json(
      'getNumberOfUnreadConversations',
      endpoints.getNumberOfUnreadConversations,
    ),
    getDamages: json('getDamages', endpoints.getDamages),
  };
}

export type CustomerCalls = ReturnType<typeof createCustomerCalls>;
