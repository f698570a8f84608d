import { endpoints } from '@mina-sidor/api-client/contract';

import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import { createGuards } from './guards.ts';
import { sessionRoute, type Route } from './route.ts';

/** Cases and their payments. */
export function claimRoutes(services: Services): Route[] {
  const { customers, payments } = services;
  const check = createGuards(services);

  return [
    sessionRoute(endpoints.getClaims, ({ session: { personalNumber } }) => {
      check.claimsCustomer(personalNumber, 'insurance');
      const cases = customers.cases(personalNumber);
      return {
        activeReferenceNumberBaseDeck: cases.filter((each) => each.active),
        inactiveReferenceNumberBaseDeck: cases.filter((each) => !each.active),
        referenceNumberTransactions: customers.transactions(personalNumber),
        hasOspec: customers.hasOspec(personalNumber),
      };
    }),

    sessionRoute(endpoints.getCase, ({ session: { personalNumber }, query }) => {
      check.claimsCustomer(personalNumber, 'insurance');
      const { referenceNumber } = query(endpoints.getCase.query);
      const found = customers.findCase(personalNumber, referenceNumber.replaceAll(/\s/g, ''));
      if (found === null) throw new Problem(404, 'There is no such case.');
      return found;
    }),

    sessionRoute(endpoints.createPayment, ({ session: { personalNumber }, query }) => {
      const { amount, reference } = query(endpoints.createPayment.query);
      check.claimsCustomer(personalNumber, 'payments');
      const wish = { references: [reference], amount: Number(amount) };
      return { paymentId: payments.create(personalNumber, wish).paymentId };
    }),

    sessionRoute(endpoints.createTotalPayment, ({ session: { personalNumber }, body }) => {
      const wish = body(endpoints.createTotalPayment.body);
      check.claimsCustomer(personalNumber, 'payments');
      return { paymentId: payments.create(personalNumber, wish).paymentId };
    }),

    sessionRoute(endpoints.checkoutFinished, ({ session: { personalNumber }, query }) => {
      const { paymentId } = query(endpoints.checkoutFinished.query);
      check.claimsCustomer(personalNumber, 'payments');
      payments.act(payments.get(paymentId, personalNumber).paymentId, 'finish');
    }),
  ];
}
