import { type EndpointName, endpoints } from '../contract/endpoints.ts';
import { documentSamples } from './documentSamples.ts';
import { messageSamples } from './messageSamples.ts';
import { plainSample } from './plainSample.ts';
import { type EndpointSample, nothing } from './endpointSample.types.ts';

const order = {
  answer: '{"status":"pending","hintCode":"started","qrDatastring":"bankid.a.0.b"}',
  value: {
    status: 'pending',
    hintCode: 'started',
    loginTicket: null,
    qrDatastring: 'bankid.a.0.b',
    autostartToken: null,
  },
  invalid: {
    answer: '{"status":"sleeping"}',
    reason: 'status: expected ("pending" | "failed" | "complete")',
  },
} as const;

const claimCase = {
  referenceNumber: '100200300',
  stateName: 'Krav ',
  active: true,
  amountToPay: '4 350,00',
  customerCases: [
    { caseType: 'of-ärende', damageDate: null, fromDate: '2024-01-02', toDate: null },
  ],
  registrationNumbers: ['ABC123'],
  hasOpenUninsuredPeriod: false,
  dayCharge: null,
  ocrNumber: '1002003004',
  plusGiroNumber: '12 34 56-7',
  paymentStatus: 'None',
  paymentPlanInfo: null,
};

/** The same case as the client reads it. */
const readCase = { ...claimCase, amountToPay: 435_000 };

const payment = {
  answer: '{"paymentId":"0f0e"}',
  value: { paymentId: '0f0e' },
  invalid: { answer: '{"paymentId":""}', reason: 'paymentId: expected !0' },
} as const;

/** The samples that are typed by hand: of every call with an input, and of those whose answer is read in a way of its own. */
const typedSamples: readonly EndpointSample[] = [
  {
    name: 'startDummyLogin',
    call: (client, settings) =>
      client.startDummyLogin({ body: { personalNumber: '199001012385' }, ...settings }),
    request: 'POST /api/BankIdLogin/StartDummyLogin',
    requestBody: '{"personalNumber":"199001012385"}',
    ...order,
  },
  {
    name: 'startLogin',
    call: (client, settings) => client.startLogin({ pathParameters: { param: 'qr' }, ...settings }),
    request: 'GET /api/BankIdLogin/StartLogin/qr',
    requestBody: '',
    ...order,
  },
  {
    name: 'restartLogin',
    call: (client, settings) => client.restartLogin(settings),
    request: 'GET /api/BankIdLogin/RestartLogin',
    requestBody: '',
    ...order,
  },
  {
    name: 'getLoginStatus',
    call: (client, settings) => client.getLoginStatus(settings),
    request: 'GET /api/BankIdLogin/GetLoginStatus',
    requestBody: '',
    ...order,
  },
  {
    name: 'finalizeLogin',
    call: (client, settings) =>
      client.finalizeLogin({ body: { loginTicket: 'ticket-1' }, ...settings }),
    request: 'POST /api/PortalIdentity/FinalizeLogin',
    ...nothing,
    requestBody: '{"loginTicket":"ticket-1"}',
  },
  {
    name: 'getUser',
    call: (client, settings) => client.getUser(settings),
    request: 'GET /api/PortalIdentity/GetUser',
    requestBody: '',
    answer:
      '{"fullName":"Maja Lindqvist","matrixCustomerType":"MATRIXCUSTOMER","damageCustomerType":"Customer","balance":"12 480","unInsuredVehicles":1,"increasingDebtAmount":"95","paymentPlanWillBeClosed":false,"shoeSize":39}',
    value: {
      fullName: 'Maja Lindqvist',
      matrixCustomerType: 'matrixCustomer',
      damageCustomerType: 'Customer',
      balance: 1_248_000,
      unInsuredVehicles: 1,
      increasingDebtAmount: 9500,
      paymentPlanWillBeClosed: false,
      userKey: null,
    },
    invalid: {
      answer: '{"fullName":199001012385}',
      reason: 'fullName: expected string',
    },
  },
  {
    name: 'logout',
    call: (client, settings) => client.logout(settings),
    request: 'POST /api/PortalIdentity/Logout',
    ...nothing,
  },
  {
    name: 'refresh',
    call: (client, settings) => client.refresh(settings),
    request: 'POST /api/PortalIdentity/Refresh',
    ...nothing,
  },
  {
    name: 'sendBrowserAlive',
    call: (client, settings) => client.sendBrowserAlive(settings),
    request: 'POST /api/PortalIdentity/SendBrowserAlive',
    ...nothing,
  },
  {
    name: 'getSiteCurrentState',
    call: (client, settings) => client.getSiteCurrentState(settings),
    request: 'GET /api/PortalSiteState/GetSiteCurrentState',
    requestBody: '',
    answer: '[{"system":"payments","online":false}]',
    value: [{ system: 'payments', online: false }],
    invalid: { answer: '[{"system":"payments"}]', reason: '0.online: expected "online"' },
  },
  {
    name: 'getSiteInformationText',
    call: (client, settings) => client.getSiteInformationText(settings),
    request: 'GET /api/PortalSiteState/GetSiteInformationText',
    requestBody: '',
    answer: '<p>Hej</p>',
    value: '<p>Hej</p>',
    invalid: null,
  },
  {
    name: 'getBankIdCurrentState',
    call: (client, settings) => client.getBankIdCurrentState(settings),
    request: 'GET /api/PortalSiteState/GetBankIDCurrentState',
    requestBody: '',
    answer: 'false',
    value: false,
    invalid: { answer: '', reason: 'the answer is not JSON' },
  },
  {
    name: 'logError',
    call: (client, settings) =>
      client.logError({ body: { stack: 'Error\n    at draw', message: 'Oops' }, ...settings }),
    request: 'POST /api/Exception/LogError',
    ...nothing,
    requestBody: '{"stack":"Error\\n    at draw","message":"Oops"}',
  },
  {
    name: 'getClaims',
    call: (client, settings) => client.getClaims(settings),
    request: 'GET /api/Insurance/GetReferenceNumberBasePackage',
    requestBody: '',
    answer: JSON.stringify({
      activeReferenceNumberBaseDeck: [claimCase],
      inactiveReferenceNumberBaseDeck: [],
      referenceNumberTransactions: [{ type: 'CustomerPayment', date: '2024-03-04', amount: '500' }],
      hasOspec: true,
    }),
    value: {
      activeReferenceNumberBaseDeck: [readCase],
      inactiveReferenceNumberBaseDeck: [],
      referenceNumberTransactions: [
        { type: 'CustomerPayment', date: '2024-03-04', amount: 50_000 },
      ],
      hasOspec: true,
    },
    invalid: {
      answer: JSON.stringify({
        activeReferenceNumberBaseDeck: [{ ...claimCase, amountToPay: 4350 }],
      }),
      reason: 'activeReferenceNumberBaseDeck.0.amountToPay: expected string',
    },
  },
  {
    name: 'getCase',
    call: (client, settings) =>
      client.getCase({ query: { referenceNumber: '100 200&300' }, ...settings }),
    request: 'GET /api/Insurance/GetReferenceNumberBaseCard?referenceNumber=100+200%26300',
    requestBody: '',
    answer: JSON.stringify(claimCase),
    value: readCase,
    invalid: {
      answer: JSON.stringify({
        ...claimCase,
        customerCases: [{ caseType: 'x', toDate: '1/2' }],
      }),
      reason: 'customerCases.0.toDate: expected iso_date',
    },
  },
  {
    name: 'getDebtCompilation',
    call: (client, settings) => client.getDebtCompilation(settings),
    request: 'GET /api/Insurance/GetDebtCompilation',
    ...nothing,
  },
  {
    name: 'confirmDebtCompilation',
    call: (client, settings) => client.confirmDebtCompilation({ body: {}, ...settings }),
    request: 'POST /Communication/ConfirmDebtCompilation',
    ...nothing,
    requestBody: '{}',
  },
  {
    name: 'createPayment',
    call: (client, settings) =>
      client.createPayment({ query: { amount: '12480', reference: '100 200&300' }, ...settings }),
    request: 'GET /api/Payment/CreatePayment?amount=12480&reference=100+200%26300',
    requestBody: '',
    ...payment,
  },
  {
    name: 'createTotalPayment',
    call: (client, settings) =>
      client.createTotalPayment({
        body: { amount: 16_830, references: ['100200300', '100200301'] },
        ...settings,
      }),
    request: 'POST /api/Payment/CreateTotalPayment',
    requestBody: '{"amount":16830,"references":["100200300","100200301"]}',
    ...payment,
  },
  {
    name: 'checkoutFinished',
    call: (client, settings) =>
      client.checkoutFinished({ query: { paymentId: '0f0e' }, ...settings }),
    request: 'POST /api/Payment/CheckoutFinished?paymentId=0f0e',
    ...nothing,
  },
  ...documentSamples,
  ...messageSamples,
  {
    name: 'getDamages',
    call: (client, settings) => client.getDamages(settings),
    request: 'GET /api/PortalDamage/GetDamages',
    requestBody: '',
    answer:
      '[{"damageType":"Parkeringsskada","damageDate":"2024-02-03","damageNumber":"2024/118","webNumber":"W-204","colour":"blue"},{"damageType":"Viltolycka","damageDate":"2023-11-09","damageNumber":"2023/77"}]',
    value: [
      {
        damageType: 'Parkeringsskada',
        damageDate: '2024-02-03',
        damageNumber: '2024/118',
        webNumber: 'W-204',
      },
      {
        damageType: 'Viltolycka',
        damageDate: '2023-11-09',
        damageNumber: '2023/77',
        webNumber: null,
      },
    ],
    invalid: {
      answer: '[{"damageType":"Viltolycka","damageDate":"2023-11-09"}]',
      reason: '0.damageNumber: expected "damageNumber"',
    },
  },
];

/** One sample for each endpoint of the table. */
export const endpointSamples: readonly EndpointSample[] = namesOf(endpoints).map(
  (name) => typedSamples.find((sample) => sample.name === name) ?? plainSample(name),
);

function namesOf(table: object): readonly EndpointName[] {
  return Object.keys(table).filter((name): name is EndpointName => name in endpoints);
}
