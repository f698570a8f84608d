import { endpoints } from '@mina-sidor/api-client/contract';

import { Problem, systemUnavailable } from '../problem.ts';
import type { Services } from '../services.ts';
import type { PaymentWish } from '../payments/createPayments.ts';
import { sessionRoute, type Route } from './route.ts';

/** Payments, as the provider's side sees them. */
export function paymentRoutes({ customers, settings, payments }: Services): Route[] {
  const checkCustomer = (personalNumber: string): void => {
    if (settings.isSwitchedOff('payments')) throw systemUnavailable('payments');
    const type = customers.findUser(personalNumber)?.matrixCustomerType.trim().toLowerCase();
    if (type !== 'matrixcustomer') throw new Problem(403, 'Not a customer of the claims system.');
  };
  const create = (personalNumber: string, wish: PaymentWish): { paymentId: string } => {
    checkCustomer(personalNumber);
    const { paymentId } = payments.create(personalNumber, wish);
    return { paymentId };
  };

  return [
    sessionRoute(endpoints.createPayment, (call) => {
      const { amount, reference } = call.query(endpoints.createPayment.query);
      return create(call.session.personalNumber, {
        references: [reference],
        amount: Number(amount),
      });
    }),

    sessionRoute(endpoints.createTotalPayment, (call) =>
      create(call.session.personalNumber, call.body(endpoints.createTotalPayment.body)),
    ),

    sessionRoute(endpoints.checkoutFinished, (call) => {
      const { paymentId } = call.query(endpoints.checkoutFinished.query);
      const { personalNumber } = call.session;
      checkCustomer(personalNumber);
      payments.act(payments.get(paymentId, personalNumber).paymentId, { type: 'finish' });
    }),
  ];
}
