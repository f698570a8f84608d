import { endpoints } from '@mina-sidor/api-client/contract';

import { Problem, systemUnavailable } from '../problem.ts';
import type { Services } from '../services.ts';
import { sessionRoute, type Route } from './route.ts';

/** Cases and payments of a customer of the claims system. */
export function insuranceRoutes({ customers, documents, settings }: Services): Route[] {
  const checkCustomer = (personalNumber: string): void => {
    if (settings.isSwitchedOff('insurance')) throw systemUnavailable('insurance');
    const type = customers.findUser(personalNumber)?.matrixCustomerType.trim().toLowerCase();
    if (type !== 'matrixcustomer') throw new Problem(403, 'Not a customer of the claims system.');
  };

  return [
    sessionRoute(endpoints.getInsurancePackage, ({ session: { personalNumber } }) => {
      checkCustomer(personalNumber);
      const cases = customers.cases(personalNumber);
      return {
        activeReferenceNumberBaseDeck: cases.filter((each) => each.active),
        inactiveReferenceNumberBaseDeck: cases.filter((each) => !each.active),
        referenceNumberTransactions: customers.transactions(personalNumber),
        hasOspec: customers.hasOspec(personalNumber),
      };
    }),

    sessionRoute(endpoints.getInsuranceCase, (call) => {
      const { personalNumber } = call.session;
      checkCustomer(personalNumber);
      const { referenceNumber } = call.query(endpoints.getInsuranceCase.query);
      const found = customers.findCase(personalNumber, referenceNumber.replaceAll(/\s/g, ''));
      if (found === null) throw new Problem(404, 'There is no such case.');
      return found;
    }),

    sessionRoute(endpoints.getDebtCompilation, ({ session: { personalNumber } }) => {
      checkCustomer(personalNumber);
      documents.orderDebtCompilation(personalNumber);
    }),
  ];
}
