import { endpoints } from '@mina-sidor/api-client/contract';

import { Problem, systemUnavailable } from '../problem.ts';
import type { Services } from '../services.ts';
import { sessionRoute, type Route } from './route.ts';

/** The unread count, and the documents that the provider has sent. */
export function communicationRoutes({
  customers,
  documents,
  messages,
  settings,
}: Services): Route[] {
  const checkDocuments = (personalNumber: string): void => {
    for (const system of ['documents', 'insuranceDocuments'] as const) {
      if (settings.isSwitchedOff(system)) throw systemUnavailable(system);
    }
    const type = customers.findUser(personalNumber)?.matrixCustomerType.trim().toLowerCase();
    if (type !== 'matrixcustomer') throw new Problem(403, 'Not a customer of the claims system.');
  };

  return [
    sessionRoute(endpoints.getNumberOfUnreadConversations, ({ session }) => {
      if (settings.isSwitchedOff('communication')) throw systemUnavailable('communication');
      return messages.unread(session.personalNumber);
    }),

    sessionRoute(endpoints.getInsuranceDocumentMetadatas, ({ session: { personalNumber } }) => {
      checkDocuments(personalNumber);
      return documents.of(personalNumber);
    }),

    sessionRoute(endpoints.getInsuranceDocument, (call) => {
      const { personalNumber } = call.session;
      checkDocuments(personalNumber);
      const { index, token } = call.query(endpoints.getInsuranceDocument.query);
      if (index === undefined && token === undefined) {
        throw new Problem(400, 'The query has to name the document.');
      }
      // The sandbox's documents all have an index, so a token names none of them.
      if (index === undefined) throw new Problem(404, 'There is no such document.');
      return documents.file(personalNumber, index);
    }),

    sessionRoute(endpoints.confirmDebtCompilation, (call) => {
      call.body(endpoints.confirmDebtCompilation.body);
    }),
  ];
}
