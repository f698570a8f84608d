import { randomUUID } from 'node:crypto';

import type { Case, Customer } from './customers.ts';
import { pdf, pdfFile } from './customers.ts';
import { messageHandlers } from './messages.ts';
import { type Handlers, Refusal } from './mountContract.ts';
import { order, redeem } from './orders.ts';
import { sendFile } from './sendFile.ts';
import { end, renew } from './sessions.ts';

const systems = [
  'portal',
  'insurance',
  'communication',
  'documents',
  'payments',
  'attachedFiles',
  'damage',
  'insuranceDocuments',
  'registerExtract',
];

/** The number that a Swedish decimal writes. */
const numberOf = (amount: string): number =>
  Number(amount.replaceAll(/\s/gu, '').replace(',', '.'));

const balanceOf = ({ cases }: Customer): string =>
  cases
    .reduce((sum, { amountToPay }) => sum + numberOf(amountToPay), 0)
    .toFixed(2)
    .replace('.', ',');

const caseOf = ({ cases }: Customer, referenceNumber: unknown): Case => {
  const found = cases.find((one) => one.referenceNumber === referenceNumber);
  if (found === undefined) throw new Refusal(404, 'There is no such case.');
  return found;
};

function setStatus(
  { cases }: Customer,
  references: readonly string[],
  paymentStatus: Case['paymentStatus'],
): void {
  for (const [index, one] of cases.entries()) {
    if (references.includes(one.referenceNumber)) cases[index] = { ...one, paymentStatus };
  }
}

/** The open payment of the same cases and amount, or a new one. */
function pay(customer: Customer, references: readonly string[], amount: number) {
  const chosen = references.map((reference) => caseOf(customer, reference));
  const key = `${references.join()} ${String(amount)}`;
  const [open] = [...customer.payments].find(([, payment]) => payment.key === key) ?? [];
  if (open !== undefined) return { paymentId: open };
  // What is less than a krona is not paid.
  const owed = chosen.reduce((sum, { amountToPay }) => sum + Math.floor(numberOf(amountToPay)), 0);
  const isBusy = chosen.some(({ paymentStatus }) =>
    ['CheckoutFinished', 'Created'].includes(paymentStatus),
  );
  if (isBusy || owed === 0 || owed !== amount) throw new Refusal(409, 'This cannot be paid now.');
  const paymentId = randomUUID().replaceAll('-', '');
  customer.payments.set(paymentId, { references, key });
  setStatus(customer, references, 'Initialized');
  return { paymentId };
}

const nobody = new Refusal(400, 'There is no order in this browser.');

/** What this backend answers to each operation of the document. */
export const handlers: Handlers = {
  anonymous: {
    startDummyLogin({ body, reply }) {
      const made = order(reply, String(body['personalNumber']));
      if (made === null) throw new Refusal(400, 'The personal number is nobody’s.');
      return { status: 'complete', loginTicket: made.ticket };
    },
    startLogin: () => {
      throw new Refusal(404, 'This backend has no BankID.');
    },
    restartLogin: () => {
      throw nobody;
    },
    getLoginStatus: () => {
      throw nobody;
    },
    finalizeLogin({ request, reply, body }) {
      if (!redeem(request, reply, body['loginTicket']))
        throw new Refusal(400, 'The ticket is wrong.');
    },
    logout: ({ request, reply }) => end(request, reply),
    refresh({ request, reply }) {
      if (!renew(request, reply)) throw new Refusal(401, 'There is no session.');
    },
    getSiteCurrentState({ reply }) {
      void reply.header('release-id', 'sample-1');
      return systems.map((system) => ({ system, online: true }));
    },
    getSiteInformationText: ({ reply }) => reply.type('text/html').send(''),
    getBankIdCurrentState: ({ reply }) => reply.type('application/json').send('true'),
    logError: () => undefined,
  },
  customer: {
    getUser: ({ customer }) => ({
      fullName: customer.fullName,
      matrixCustomerType: 'matrixCustomer',
      damageCustomerType: 'Customer',
      balance: balanceOf(customer),
      unInsuredVehicles: 0,
      paymentPlanWillBeClosed: false,
    }),
    sendBrowserAlive: () => undefined,
    getVipAccess: ({ reply }) => reply.type('application/json').send('false'),
    getClaims: ({ customer: { cases } }) => ({
      activeReferenceNumberBaseDeck: cases.filter(({ active }) => active),
      inactiveReferenceNumberBaseDeck: cases.filter(({ active }) => !active),
      referenceNumberTransactions: [{ type: 'CustomerPayment', date: '2026-09-02', amount: '500' }],
      hasOspec: false,
    }),
    getCase: ({ customer, parameters }) => caseOf(customer, parameters['referenceNumber']),
    getDebtCompilation({ customer }) {
      const date = new Date().toISOString().slice(0, 10);
      customer.documents.push({ name: 'Skuldsammanställning', type: 'Sammanställning', date });
    },
    confirmDebtCompilation: () => undefined,
    createPayment: ({ customer, parameters }) =>
      pay(customer, [parameters['reference'] ?? ''], Number(parameters['amount'])),
    createTotalPayment({ customer, body }) {
      const references: unknown = body['references'];
      return pay(
        customer,
        Array.isArray(references) ? references.map(String) : [],
        Number(body['amount']),
      );
    },
    checkoutFinished({ customer, parameters }) {
      const payment = customer.payments.get(parameters['paymentId'] ?? '');
      if (payment === undefined) throw new Refusal(404, 'There is no such payment.');
      setStatus(customer, payment.references, 'CheckoutFinished');
    },
    getClaimDocuments: ({ customer: { documents, personalNumber } }) =>
      documents.map(({ name, type, date }, index) => ({
        minaSidorDocumentType: type,
        minaSidorDisplayName: name,
        createdDate: date,
        // Unique across customers, so that ids cannot be guessed by counting.
        index: Number(personalNumber.slice(-4)) * 1000 + index,
        fileSize: pdf.length,
      })),
    getClaimDocument({ customer, parameters, reply }) {
      const { index, token } = parameters;
      if (index === undefined && token === undefined) throw new Refusal(400, 'Which document?');
      const place = Number(index) - Number(customer.personalNumber.slice(-4)) * 1000;
      const found = customer.documents[place];
      return sendFile(reply, found && pdfFile(found.name));
    },
    getRegisterExtracts: ({ customer: { extract } }) => [
      {
        title: 'Registerutdrag',
        token: extract,
        size: pdf.length,
        created: '2026-11-01T08:00:00+01:00',
      },
    ],
    createRegisterExtractRequest: () => undefined,
    ...messageHandlers,
  },
};
