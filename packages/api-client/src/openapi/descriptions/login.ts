import { loginStatusSchema, startDummyLoginRequestSchema } from '../../contract/bankId.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { errorReportSchema } from '../../contract/errorReport.ts';
import { finalizeLoginRequestSchema, userSchema } from '../../contract/identity.ts';
import { problemSchema } from '../../contract/problem.ts';
import { siteStateEntrySchema } from '../../contract/siteState.ts';
import { describe } from './describe.ts';

const nothingYet = { loginTicket: null, qrDatastring: null, autostartToken: null };

/** Login, the customer, the site and errors. */
export const loginDescriptions = [
  describe(
    loginStatusSchema,
    'How far a BankID order has come.',
    {
      status: ['Whether the order goes on.', 'pending'],
      hintCode: [
        "BankID's hint code. Absent when the order is complete.",
        'outstandingTransaction',
      ],
      loginTicket: [
        'When complete: what FinalizeLogin takes. The same in each answer, and valid for 60 seconds after the first.',
        'b0f1c2d3e4f5061728394a5b6c7d8e9f',
      ],
      qrDatastring: [
        "While pending in the mode `qr`: BankID's animated code, `bankid.<qrStartToken>.<seconds>.<hmac>`. Another one in every answer.",
        'bankid.67df3917-fa0d-44e5-b327-edcc928297f8.0.dc69358e712458a66a7525beef148ae8526b1c71610eff2c16cdffb4cdac9bf8',
      ],
      autostartToken: [
        'While pending in the mode `autostart`: what starts the app, the same for the whole order.',
        '7c40b5c9-fa74-49cf-b98c-bfe651f9a7c6',
      ],
    },
    {
      waitingForScan: { loginTicket: null, autostartToken: null },
      waitingForApp: { loginTicket: null, qrDatastring: null },
      signing: { ...nothingYet, hintCode: 'userSign' },
      complete: {
        status: 'complete',
        hintCode: null,
        qrDatastring: null,
        autostartToken: null,
      },
      failed: { ...nothingYet, status: 'failed', hintCode: 'userCancel' },
    },
  ),
  describe(startDummyLoginRequestSchema, 'Who logs in without BankID, on a test host.', {
    personalNumber: [
      'A Swedish personal number of 10 to 13 characters, coordination numbers included. Its date and check digit are checked.',
      '198704129843',
    ],
  }),
  describe(endpoints.startLogin.pathParameters, 'How the customer logs in.', {
    param: ['The way to the BankID app.', 'qr'],
  }),
  describe(finalizeLoginRequestSchema, 'The end of a login.', {
    loginTicket: [
      'From the login status that was `complete`, sent by the browser that has the cookie of the order.',
      'b0f1c2d3e4f5061728394a5b6c7d8e9f',
    ],
  }),
  describe(userSchema, 'The logged-in customer.', {
    fullName: ['First and last name, shown in the header.', 'Maja Lindqvist'],
    matrixCustomerType: ['What the customer is to the claims system.', 'matrixCustomer'],
    damageCustomerType: ['What the customer is to the damage system.', 'Customer'],
    balance: [
      'The whole debt, in kronor: the sum of amountToPay of the active cases. The portal says so if it is not.',
      '12 480',
    ],
    unInsuredVehicles: ['How many vehicles are without traffic insurance now.', 0],
    increasingDebtAmount: [
      'By how much the debt grows each day, in kronor; null when it does not grow.',
      '180,00',
    ],
    paymentPlanWillBeClosed: ['True when a plan is at risk: the overview warns of it.', false],
    userKey: [
      'Opaque and the same in every session, never the personal number. Ties drafts to the customer: without it they end at log-out.',
      'c3VuLTQyLW1hamE',
    ],
  }),
  describe(siteStateEntrySchema, 'Whether one system is online.', {
    system: ['The system, by its name in any case.', 'payments'],
    online: [
      'False while it is switched off. Of such systems the portal lets VIP customers use `payments` only.',
      true,
    ],
  }),
  describe(errorReportSchema, 'What went wrong in the portal, without personal data.', {
    stack: [
      'The place in the code; empty if it is unknown. At most 4 000 characters.',
      'Error: A chunk is missing\n    at load (https://minasidor.example/assets/start.js:1:204)',
    ],
    message: ['The text of the error, at most 500 characters.', 'A chunk is missing'],
  }),
  describe(problemSchema, 'Why a call was refused, as in RFC 9457.', {
    type: [
      'What the caller may decide by; `about:blank` where the status says it all.',
      'about:blank',
    ],
    title: ['The status in words.', 'Bad Request'],
    status: ['The status of the answer.', 400],
    detail: [
      'For whoever reads the log: English, without personal data. The portal never shows it.',
      'The anti-forgery header is missing or wrong.',
    ],
    traceId: ["Finds the call in the server's log.", '4bf92f3577b34da6a3ce929d0e0e4736'],
  }),
];
