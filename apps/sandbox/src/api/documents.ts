import { endpoints } from '@mina-sidor/api-client/contract';

import type { Services } from '../services.ts';
import { createGuards, nameOfFile } from './guards.ts';
import { sessionRoute, type Route } from './route.ts';

/** Documents of the claims system, and register extracts, which everybody who is logged in may order. */
export function documentRoutes(services: Services): Route[] {
  const { documents, registerExtracts, settings } = services;
  const check = createGuards(services);
  const claimsSystems = ['documents', 'insuranceDocuments'] as const;

  return [
    sessionRoute(endpoints.getDebtCompilation, ({ session: { personalNumber } }) => {
      check.claimsCustomer(personalNumber, 'insurance');
      documents.orderDebtCompilation(personalNumber);
    }),

    sessionRoute(endpoints.confirmDebtCompilation, ({ body }) => {
      check.systemsOn('insurance');
      body(endpoints.confirmDebtCompilation.body);
    }),

    sessionRoute(endpoints.getClaimDocuments, ({ session: { personalNumber } }) => {
      check.claimsCustomer(personalNumber, ...claimsSystems);
      return documents.of(personalNumber);
    }),

    sessionRoute(endpoints.getClaimDocument, ({ session: { personalNumber }, query }) => {
      check.claimsCustomer(personalNumber, ...claimsSystems);
      const index = nameOfFile(query(endpoints.getClaimDocument.query), 'index');
      return documents.file(personalNumber, index);
    }),

    // The system `documents` lists and serves extracts; `registerExtract` only takes orders.
    sessionRoute(endpoints.getRegisterExtracts, ({ session: { personalNumber } }) => {
      check.systemsOn('documents');
      return registerExtracts.of(personalNumber);
    }),

    sessionRoute(
      endpoints.createRegisterExtractRequest,
      ({ session: { personalNumber }, body }) => {
        check.systemsOn('registerExtract');
        const { Email: email, Phone: phone } = body(endpoints.createRegisterExtractRequest.body);
        const state = settings.read().automaticExtracts ? 'processing' : 'held';
        registerExtracts.order({ personalNumber, email, phone, state });
      },
    ),

    sessionRoute(endpoints.downloadFile, ({ session: { personalNumber }, query }) => {
      check.systemsOn('documents');
      const token = nameOfFile(query(endpoints.downloadFile.query), 'token');
      return registerExtracts.file(personalNumber, token);
    }),
  ];
}
