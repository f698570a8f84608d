import { loginStatusSchema, startDummyLoginRequestSchema } from '../../contract/bankId.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { errorReportSchema } from '../../contract/errorReport.ts';
import { finalizeLoginRequestSchema, userSchema } from '../../contract/identity.ts';
import { problemSchema } from '../../contract/problem.ts';
import { siteStateEntrySchema } from '../../contract/siteState.ts';
import { describe, type OperationDescriptions } from './describe.ts';

const nothingYet = { loginTicket: null, qrDatastring: null, autostartToken: null };

/** Login, the customer, the site and errors. */
export const objects = [
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

const bothCookies = ['session', 'antiForgery'] as const;

/** The calls that a page makes before it knows the customer. */
export const calls = {
  startDummyLogin: {
    spoken: 'Logga in utan BankID',
    summary: 'Logs in without BankID. Exists on local and test hosts only.',
    description:
      'On local and test hosts the login page has a form for it. In production there is no such address: 404. An invalid personal number answers 400, which the form shows. Anybody with a valid one is logged in, as with BankID.',
    answer: 'The order is complete: a login status with its ticket.',
    sets: ['order'],
  },
  startLogin: {
    spoken: 'Starta inloggningen',
    summary: 'Starts a BankID order and ties it to this browser by a cookie of its own.',
    description:
      'When the customer chooses how to log in. The portal then asks for the status every two seconds. Another value answers 404. The order and the cookie of an earlier start in this browser are replaced.',
    answer: 'The new order, with its first QR code or with the token that starts the app.',
    sets: ['order'],
  },
  restartLogin: {
    spoken: 'Starta om inloggningen',
    summary: 'Replaces the order of this browser by a new one in the same mode.',
    description:
      'After the hint `startFailed`, at most 4 times in 120 seconds, which the portal counts. The order before is given up, whatever its state. Without the cookie of an order it answers 400.',
    answer: 'The new order, in the mode of the one that it replaces.',
    needsOrder: true,
    sets: ['order'],
  },
  getLoginStatus: {
    spoken: 'Hur långt BankID har kommit',
    summary: 'The state of the order, asked for every two seconds, with a new QR string each time.',
    description:
      'Every two seconds while an order is pending, and from each tab that shows it. An order that the app has not taken in 30 seconds is failed with `startFailed`; one that is not signed 3 minutes later, with `expiredTransaction`. An order that is over answers the same each time. Without the cookie of an order it answers 400.',
    answer: 'How far the order has come.',
    needsOrder: true,
  },
  finalizeLogin: {
    spoken: 'Slutför inloggningen',
    summary: 'Turns a login ticket into a session; sets the session and anti-forgery cookies.',
    description:
      'Once the order is complete; repeated at most twice when it fails. A repeat with the same cookie and ticket gets the same session, as long as the ticket is valid. A ticket that is too old, from another browser, or of a session that has ended answers 400. Who is no customer is logged in too: GetUser then says `notCustomer` and `NoCustomer`.',
    answer: 'The session is open.',
    needsOrder: true,
    sets: bothCookies,
  },
  getUser: {
    spoken: 'Kundens uppgifter',
    summary: 'The logged-in customer.',
    description:
      'When the portal starts, after a login, and with the claims page, whose sum it shows. Without a session the portal shows the login.',
    answer: 'The customer.',
  },
  logout: {
    spoken: 'Logga ut',
    summary: 'Ends the session and clears its cookies.',
    description:
      'When the customer logs out, or has done nothing for 15 minutes. Without a session it does nothing, and clears no cookie. It ends this session only, and closes its live connections.',
    answer: 'There is no session any more.',
    clears: ['session', 'antiForgery', 'order'],
  },
  refresh: {
    spoken: 'Förnya inloggningen',
    summary: 'Renews the session and the anti-forgery cookie.',
    description:
      'After a 401 with Token-Expired; one call for all that wait. For one minute the session value before answers 401 with Token-Expired and still renews, to the same new values, so that two tabs cannot log each other out; then it answers 401 without it. The anti-forgery token before stays valid with the new session: a call may have read it just before. A refusal (400 to 499 but 408 and 429) logs the customer out; any other failure ends the call only. Each Refresh gives the session its 5 and 30 minutes anew, and at most 12 hours in all. A session that is over answers 401 without Token-Expired.',
    answer: 'The session is renewed, and its cookies have new values.',
    sets: bothCookies,
  },
  sendBrowserAlive: {
    spoken: 'Håll inloggningen vid liv',
    summary:
      'Somebody has the portal open before them. Sent every 15 seconds; finds out when the session has to be renewed, or is gone.',
    description:
      'First after 3 seconds, then every 15, while the page is visible and online. By itself it does not prolong the session: after a 401 with Token-Expired the portal calls Refresh, which does. Its failures show nothing, but a 401 without Token-Expired logs out.',
    answer: 'The session is there.',
  },
  getVipAccess: {
    spoken: 'Är kunden VIP?',
    summary: 'Whether this customer may use systems that are switched off for others.',
    description:
      'When a system is off or its state is not known. A VIP may pay while payments are off, and uses every system whose state is not known. A failure counts as false.',
    answer: 'True for a VIP.',
  },
  getSiteCurrentState: {
    spoken: 'Vilka system som är på',
    summary: 'Which systems are online. The release-id header names the backend’s release.',
    description:
      'When the portal starts and at each change of page. The same for everybody. A system that is left out has no known state: then only a VIP uses it, the portal itself aside. When the call fails, the portal goes on with what it knows, at first that all but `payments` is on.',
    answer: 'The systems.',
  },
  getSiteInformationText: {
    spoken: 'Information till alla',
    summary:
      'A text from the provider that is shown to everybody, as HTML; empty when there is none.',
    description:
      'When the portal starts. The text shows above every page. The portal keeps p, br, strong, em, ul, ol, li, and a with an address of http, https, mailto or tel; of anything else it keeps the text.',
    answer: 'An HTML fragment; empty when there is no text.',
  },
  getBankIdCurrentState: {
    spoken: 'Är BankID på?',
    summary: 'Whether login is available. Asked for on local, test and pre-production hosts only.',
    description:
      'Before the login shows, on hosts that are not production. A failure shows the login as closed.',
    answer: 'True when the login can be used; else the portal shows that it is closed.',
  },
  logError: {
    spoken: 'Rapportera ett fel på sidan',
    summary: 'Tells the provider that something went wrong in the portal. Works without login.',
    description:
      'When something unexpected happens in the portal: once for each error and load of the page. Names, numbers, addresses and tokens are taken out before it is sent. Anybody may call it, so limit how often and how much is kept. A failure shows nothing.',
    answer: 'It is noted.',
  },
} satisfies OperationDescriptions;
