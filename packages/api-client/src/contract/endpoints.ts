import * as v from 'valibot';

import { loginModes, loginStatusSchema, startDummyLoginRequestSchema } from './bankId.ts';
import { communicationEndpoints } from './communicationEndpoints.ts';
import { damagesSchema } from './damage.ts';
import { documentEndpoints } from './documentEndpoints.ts';
import { type Endpoint, empty, html, json } from './endpoint.ts';
import { errorReportSchema } from './errorReport.ts';
import { finalizeLoginRequestSchema, userSchema } from './identity.ts';
import { caseSchema, claimsPackageSchema } from './insurance.ts';
import {
  createdPaymentSchema,
  createPaymentQuerySchema,
  createTotalPaymentRequestSchema,
} from './payment.ts';
import { protocol } from './protocol.ts';
import { siteStateSchema } from './siteState.ts';

/**
 * All calls of the specification's section 7 that the portal makes, one entry each. The client's types and run-time
 * checks, the sandbox's request checks and `openapi.json` are all derived from this table.
 */
export const endpoints = {
  startDummyLogin: {
    method: 'POST',
    path: '/api/BankIdLogin/StartDummyLogin',
    summary: 'Logs in without BankID. Exists on local and test hosts only.',
    access: 'anonymous',
    changesState: true,
    body: startDummyLoginRequestSchema,
    response: json(loginStatusSchema),
    errors: [400, 404, 429],
  },
  startLogin: {
    method: 'GET',
    path: '/api/BankIdLogin/StartLogin/{param}',
    summary: 'Starts a BankID order and ties it to this browser by a cookie of its own.',
    access: 'anonymous',
    changesState: true,
    pathParameters: v.object({ param: v.picklist(loginModes) }),
    response: json(loginStatusSchema),
    errors: [404, 429],
  },
  restartLogin: {
    method: 'GET',
    path: '/api/BankIdLogin/RestartLogin',
    summary: 'Replaces the order of this browser by a new one in the same mode.',
    access: 'anonymous',
    changesState: true,
    response: json(loginStatusSchema),
    errors: [400, 429],
  },
  getLoginStatus: {
    method: 'GET',
    path: '/api/BankIdLogin/GetLoginStatus',
    summary: 'The state of the order, asked for every two seconds, with a new QR string each time.',
    access: 'anonymous',
    changesState: false,
    response: json(loginStatusSchema),
    errors: [400],
  },
  finalizeLogin: {
    method: 'POST',
    path: '/api/PortalIdentity/FinalizeLogin',
    summary: 'Turns a login ticket into a session; sets the session and anti-forgery cookies.',
    access: 'anonymous',
    changesState: true,
    body: finalizeLoginRequestSchema,
    response: empty,
    errors: [400, 429],
  },
  getUser: {
    method: 'GET',
    path: '/api/PortalIdentity/GetUser',
    summary: 'The logged-in customer.',
    access: 'session',
    changesState: false,
    response: json(userSchema),
    errors: [401, 503],
  },
  logout: {
    method: 'POST',
    path: '/api/PortalIdentity/Logout',
    summary: 'Ends the session and clears its cookies.',
    access: 'sessionWithoutToken',
    changesState: true,
    response: empty,
    errors: [400],
  },
  refresh: {
    method: 'POST',
    path: '/api/PortalIdentity/Refresh',
    summary: 'Renews the session and the anti-forgery cookie.',
    access: 'sessionWithoutToken',
    changesState: true,
    response: empty,
    errors: [400, 401],
  },
  sendBrowserAlive: {
    method: 'POST',
    path: '/api/PortalIdentity/SendBrowserAlive',
    summary:
      'Somebody has the portal open before them. Sent every 15 seconds; finds out when the session has to be renewed, or is gone.',
    access: 'session',
    changesState: true,
    response: empty,
    errors: [400, 401],
  },
  getVipAccess: {
    method: 'GET',
    path: '/api/PortalSiteState/GetVipAccess',
    summary: 'Whether this customer may use systems that are switched off for others.',
    access: 'session',
    changesState: false,
    response: json(v.boolean()),
    errors: [401, 503],
  },
  getSiteCurrentState: {
    method: 'GET',
    path: '/api/PortalSiteState/GetSiteCurrentState',
    summary: 'Which systems are online. The release-id header names the deployed release.',
    access: 'anonymous',
    changesState: false,
    response: json(siteStateSchema),
    responseHeaders: {
      [protocol.releaseHeader]: {
        description: 'The deployed release; the portal keeps it.',
        example: '2026.11.22-1',
      },
    },
    errors: [503],
  },
  getSiteInformationText: {
    method: 'GET',
    path: '/api/PortalSiteState/GetSiteInformationText',
    summary:
      'A text from the provider that is shown to everybody, as HTML; empty when there is none.',
    access: 'anonymous',
    changesState: false,
    response: html,
    errors: [503],
  },
  getBankIdCurrentState: {
    method: 'GET',
    path: '/api/PortalSiteState/GetBankIDCurrentState',
    summary: 'Whether login is available. Asked for on local, test and pre-production hosts only.',
    access: 'anonymous',
    changesState: false,
    response: json(v.boolean()),
    errors: [503],
  },
  getClaims: {
    method: 'GET',
    path: '/api/Insurance/GetReferenceNumberBasePackage',
    summary: 'All cases, active and closed, and the payment history of two years.',
    access: 'session',
    changesState: false,
    response: json(claimsPackageSchema),
    errors: [401, 403, 503],
  },
  getCase: {
    method: 'GET',
    path: '/api/Insurance/GetReferenceNumberBaseCard',
    summary: 'One case. A number that is not this customer’s answers 404.',
    access: 'session',
    changesState: false,
    query: v.object({ referenceNumber: v.string() }),
    response: json(caseSchema),
    errors: [400, 401, 403, 404, 503],
  },
  getDebtCompilation: {
    method: 'GET',
    path: '/api/Insurance/GetDebtCompilation',
    summary:
      'Orders a debt compilation, which then turns up among the insurance documents. Orders within a minute are one while no debt changes.',
    access: 'session',
    changesState: true,
    response: empty,
    errors: [400, 401, 403, 503],
  },
  confirmDebtCompilation: {
    method: 'POST',
    path: '/Communication/ConfirmDebtCompilation',
    summary:
      'Tells that the customer has seen that the order went through. Its failure undoes nothing.',
    access: 'session',
    changesState: true,
    body: v.object({}),
    response: empty,
    errors: [400, 401, 503],
  },
  createPayment: {
    method: 'GET',
    path: '/api/Payment/CreatePayment',
    summary:
      'Creates a payment of one case. Asked again while it is open it answers the same payment; 409 while one is in progress or when nothing is left to pay.',
    access: 'session',
    changesState: true,
    query: createPaymentQuerySchema,
    response: json(createdPaymentSchema),
    errors: [400, 401, 403, 404, 409, 503],
  },
  createTotalPayment: {
    method: 'POST',
    path: '/api/Payment/CreateTotalPayment',
    summary:
      'Creates one payment of several cases. Asked again while it is open it answers the same payment; 409 while one of the cases is in progress or has nothing left to pay.',
    access: 'session',
    changesState: true,
    body: createTotalPaymentRequestSchema,
    response: json(createdPaymentSchema),
    errors: [400, 401, 403, 404, 409, 503],
  },
  checkoutFinished: {
    method: 'POST',
    path: '/api/Payment/CheckoutFinished',
    summary:
      'The checkout has told the customer that the payment is made. A hint: the money is counted when the payment company says so.',
    access: 'session',
    changesState: true,
    query: v.object({ paymentId: v.string() }),
    response: empty,
    errors: [400, 401, 403, 404, 503],
  },
  ...documentEndpoints,
  ...communicationEndpoints,
  getDamages: {
    method: 'GET',
    path: '/api/PortalDamage/GetDamages',
    summary: 'The damage cases of a customer of the damage system.',
    access: 'session',
    changesState: false,
    response: json(damagesSchema),
    errors: [401, 403, 503],
  },
  logError: {
    method: 'POST',
    path: '/api/Exception/LogError',
    summary: 'Tells the provider that something went wrong in the portal. Works without login.',
    access: 'anonymous',
    changesState: true,
    body: errorReportSchema,
    response: empty,
    errors: [400, 429],
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
