import { endpoints } from '../../contract/endpoints.ts';
import {
  createdPaymentSchema,
  createPaymentQuerySchema,
  createTotalPaymentRequestSchema,
} from '../../contract/payment.ts';
import { problemTypes } from '../../contract/problem.ts';
import { describe, type OperationDescriptions } from './describe.ts';

/** Payments. */
export const objects = [
  describe(createPaymentQuerySchema, 'The payment of one case.', {
    amount: [
      'Whole kronor in digits: the amountToPay of the case, of which öre are cut. Any other amount answers 409 `amount-changed`.',
      '4350',
    ],
    reference: ['The number of the case; spaces in it do not count.', '47110023918'],
  }),
  describe(createTotalPaymentRequestSchema, 'One payment of several cases.', {
    amount: ['Whole kronor: the sum of the cases, each cut to whole kronor first.', 16_830],
    references: ['The numbers of the cases, each once.', ['47110023918', '47110023926']],
  }),
  describe(createdPaymentSchema, 'The payment that the checkout opens.', {
    paymentId: [
      "The payment company's id of the payment; stands in the portal's address.",
      '0260a2f1d3c44f2bb9a3d1f0c5e6a7b8',
    ],
  }),
  describe(endpoints.checkoutFinished.query, 'Which payment.', {
    paymentId: ['From the answer that created it.', '0260a2f1d3c44f2bb9a3d1f0c5e6a7b8'],
  }),
];

const obstacles = Object.values(problemTypes);

/** From the first call to the booked money. */
const lifeOfPayment =
  'An open payment of the same case and amount is answered again, as long as the payment company takes it; one of another amount, or of several cases of which this is one, ends. Leaving the checkout makes no call: the case stays Initialized and can be paid. The payment company’s report makes it Created. When the money is booked, the case has the status None and the amount 0, and the history has a CustomerPayment of whole kronor. A payment that the company ends without money sets its cases back to None.';

/** The calls about payments. */
export const calls = {
  createPayment: {
    spoken: 'Betala ett krav',
    summary:
      'Creates a payment of one case. Asked again while it is open it answers the same payment; 409 while one is in progress or when nothing is left to pay.',
    description: `When the customer pays one case. The server creates the payment at the payment company, for an embedded checkout in SEK, which the portal opens at \`/krav/betala/{paymentId}\`. After Swish the company leads back there; where the id is not known before, by a page of the server that gets it from the company. The case gets the payment status Initialized. ${lifeOfPayment} Another customer’s case answers 404. Of an installment plan this is the whole rest; a month is paid by Plusgiro.`,
    answer: 'The payment; the portal opens its checkout.',
    systems: ['payments'],
    conflicts: obstacles,
  },
  createTotalPayment: {
    spoken: 'Betala hela skulden',
    summary:
      'Creates one payment of several cases. Asked again while it is open it answers the same payment; 409 while one of the cases is in progress or has nothing left to pay.',
    description:
      'When the customer pays the whole debt. Any payable cases of the customer, one or more, in any order. The same rules as for CreatePayment hold for each of them: all are paid, or none. The first case that cannot be paid gives the answer. A case that is named twice answers 400.',
    answer: 'The payment; the portal opens its checkout.',
    systems: ['payments'],
    conflicts: obstacles,
  },
  checkoutFinished: {
    spoken: 'Betalningen är klar',
    summary:
      'The checkout has told the customer that the payment is made. A hint: the money is counted when the payment company says so.',
    description:
      'When the checkout says that the payment is completed; it may come late, repeated, or after the payment company’s own word. Cases that are Initialized get the payment status CheckoutFinished; any other status stays, and the answer is 204 as well. Another customer’s payment and an unknown one answer 404. The portal goes on whatever the answer is.',
    answer: 'It is noted.',
    systems: ['payments'],
  },
} satisfies OperationDescriptions;
