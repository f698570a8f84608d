import { endpoints } from '@mina-sidor/api-client/contract';

import { Problem, systemUnavailable } from '../problem.ts';
import type { Services } from '../services.ts';
import { sessionRoute, type Route } from './route.ts';

/** Register extracts. Everybody who is logged in may order one, whatever they are to the other systems. */
export function registerExtractRoutes({ registerExtracts, settings }: Services): Route[] {
  // What has been made lies among the documents; `registerExtract` is the system that takes orders.
  const check = (system: 'documents' | 'registerExtract'): void => {
    if (settings.isSwitchedOff(system)) throw systemUnavailable(system);
  };

  return [
    sessionRoute(endpoints.getRegisterExtracts, ({ session: { personalNumber } }) => {
      check('documents');
      return registerExtracts.of(personalNumber);
    }),

    sessionRoute(endpoints.createRegisterExtractRequest, (call) => {
      check('registerExtract');
      const { Email: email, Phone: phone } = call.body(endpoints.createRegisterExtractRequest.body);
      const state = settings.automaticExtracts() ? 'processing' : 'held';
      const { personalNumber } = call.session;
      registerExtracts.order({ personalNumber, email, phone, state });
    }),

    sessionRoute(endpoints.downloadFile, (call) => {
      check('documents');
      const { index, token } = call.query(endpoints.downloadFile.query);
      if (index === undefined && token === undefined) {
        throw new Problem(400, 'The query has to name the file.');
      }
      // Register extracts have tokens only.
      if (token === undefined) throw new Problem(404, 'There is no such register extract.');
      return registerExtracts.file(call.session.personalNumber, token);
    }),
  ];
}
