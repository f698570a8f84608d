import {
  askedAs,
  asStatus,
  inHeader,
  leaks,
  maja,
  path,
  type PlantedFault,
  tokenIn,
  without,
} from './plant.ts';

/** Calls that should be refused. */
export const refusals: readonly PlantedFault[] = [
  {
    name: 'no anti-forgery check',
    before(passing) {
      const value = tokenIn(passing.headers.cookie);
      if (value !== undefined) passing.headers['x-xsrf-token'] = value;
    },
    only: ['refusals'],
    named: ['SendBrowserAlive without X-XSRF-TOKEN', 'status 400'],
  },
  {
    name: 'an anti-forgery check that takes any value, for orders',
    path: /CreateRegisterExtractRequest$/u,
    before(passing) {
      const value = tokenIn(passing.headers.cookie);
      const isSent = passing.headers['x-xsrf-token'] !== undefined;
      if (value !== undefined && isSent) passing.headers['x-xsrf-token'] = value;
    },
    only: ['refusals'],
    isWriting: true,
    named: ['CreateRegisterExtractRequest with a wrong X-XSRF-TOKEN', 'status 400'],
  },
  {
    name: 'letters for everybody',
    path: path.letter,
    after: (answered, passing, server) =>
      answered.status === 401 ? askedAs(maja, answered, passing, server) : undefined,
    only: ['refusals'],
    named: ['GetInsuranceDocument without a session', 'status 401'],
  },
  {
    name: 'a session that never was, to be renewed',
    path: path.user,
    after: inHeader('token-expired', 'true'),
    only: ['refusals'],
    named: ['GetUser without a session', 'no header Token-Expired'],
  },
  {
    name: 'a parameter that may be missing',
    path: path.oneCase,
    after: asStatus(400, 500),
    only: ['refusals'],
    named: ['GetReferenceNumberBaseCard without its parameters', 'status 400'],
  },
  {
    name: 'an order that is not looked at',
    path: /CreateRegisterExtractRequest$/u,
    after: asStatus(400, 204),
    only: ['refusals'],
    isWriting: true,
    named: ['CreateRegisterExtractRequest with a list in place of an object', 'status 400'],
  },
  {
    name: 'a log-out by any page',
    path: /Logout$/u,
    before: without('origin'),
    only: ['refusals'],
    named: ['Logout from a page of another origin', 'status 400'],
  },
  {
    name: 'a ticket that works twice',
    path: path.finalize,
    after: asStatus(400, 204),
    only: ['login'],
    named: ['FinalizeLogin again, from another browser', 'status 400'],
  },
];

/** Data of other customers. */
export const strangers: readonly PlantedFault[] = [
  {
    name: 'another customer’s case',
    path: path.oneCase,
    after: leaks,
    only: ['strangers'],
    named: ['GetReferenceNumberBaseCard with another customer’s id', 'status 404'],
  },
  {
    name: 'another customer’s conversation',
    path: /GetConversation$/u,
    after: leaks,
    only: ['strangers'],
    named: ['GetConversation with another customer’s id', 'status 404'],
  },
  {
    name: 'another customer’s letter',
    path: path.letter,
    after: leaks,
    only: ['strangers'],
    named: ['GetInsuranceDocument with another customer’s id', 'status 404'],
  },
  {
    name: 'a payment of another customer’s case',
    path: /CreatePayment$/u,
    after: leaks,
    only: ['strangers'],
    isWriting: true,
    named: ['CreatePayment with another customer’s id', 'status 404'],
  },
  {
    name: 'a 403 that says that a case exists',
    path: path.oneCase,
    after: asStatus(404, 403),
    only: ['strangers'],
    named: ['GetReferenceNumberBaseCard with an invented id', 'status 404'],
  },
];
