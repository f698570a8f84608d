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
    access: 'anonymous',
    changesState: true,
    body: startDummyLoginRequestSchema,
    response: json(loginStatusSchema),
    errors: [400, 404, 429],
  },
  startLogin: {
    method: 'GET',
    path: '/api/BankIdLogin/StartLogin/{param}',
    access: 'anonymous',
    changesState: true,
    pathParameters: v.object({ param: v.picklist(loginModes) }),
    response: json(loginStatusSchema),
    errors: [404, 429],
  },
  restartLogin: {
    method: 'GET',
    path: '/api/BankIdLogin/RestartLogin',
    access: 'anonymous',
    changesState: true,
    response: json(loginStatusSchema),
    errors: [400, 429],
  },
  getLoginStatus: {
    method: 'GET',
    path: '/api/BankIdLogin/GetLoginStatus',
    access: 'anonymous',
    changesState: false,
    response: json(loginStatusSchema),
    errors: [400],
  },
  finalizeLogin: {
    method: 'POST',
    path: '/api/PortalIdentity/FinalizeLogin',
    access: 'anonymous',
    changesState: true,
    body: finalizeLoginRequestSchema,
    response: empty,
    errors: [400, 429],
  },
  getUser: {
    method: 'GET',
    path: '/api/PortalIdentity/GetUser',
    access: 'session',
    changesState: false,
    response: json(userSchema),
    errors: [401, 503],
  },
  logout: {
    method: 'POST',
    path: '/api/PortalIdentity/Logout',
    access: 'sessionWithoutToken',
    changesState: true,
    response: empty,
    errors: [400],
  },
  refresh: {
    method: 'POST',
    path: '/api/PortalIdentity/Refresh',
    access: 'sessionWithoutToken',
    changesState: true,
    response: empty,
    errors: [400, 401],
  },
  sendBrowserAlive: {
    method: 'POST',
    path: '/api/PortalIdentity/SendBrowserAlive',
    access: 'session',
    changesState: true,
    response: empty,
    errors: [400, 401],
  },
  getVipAccess: {
    method: 'GET',
    path: '/api/PortalSiteState/GetVipAccess',
    access: 'session',
    changesState: false,
    response: json(v.boolean()),
    errors: [401, 503],
  },
  getSiteCurrentState: {
    method: 'GET',
    path: '/api/PortalSiteState/GetSiteCurrentState',
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
    access: 'anonymous',
    changesState: false,
    response: html,
    errors: [503],
  },
  getBankIdCurrentState: {
    method: 'GET',
    path: '/api/PortalSiteState/GetBankIDCurrentState',
    access: 'anonymous',
    changesState: false,
    response: json(v.boolean()),
    errors: [503],
  },
  getClaims: {
    method: 'GET',
    path: '/api/Insurance/GetReferenceNumberBasePackage',
    access: 'session',
    changesState: false,
    response: json(claimsPackageSchema),
    errors: [401, 403, 503],
  },
  getCase: {
    method: 'GET',
    path: '/api/Insurance/GetReferenceNumberBaseCard',
    access: 'session',
    changesState: false,
    query: v.object({ referenceNumber: v.string() }),
    response: json(caseSchema),
    errors: [400, 401, 403, 404, 503],
  },
  getDebtCompilation: {
    method: 'GET',
    path: '/api/Insurance/GetDebtCompilation',
    access: 'session',
    changesState: true,
    response: empty,
    errors: [400, 401, 403, 503],
  },
  confirmDebtCompilation: {
    method: 'POST',
    path: '/Communication/ConfirmDebtCompilation',
    access: 'session',
    changesState: true,
    body: v.object({}),
    response: empty,
    errors: [400, 401, 503],
  },
  createPayment: {
    method: 'GET',
    path: '/api/Payment/CreatePayment',
    access: 'session',
    changesState: true,
    query: createPaymentQuerySchema,
    response: json(createdPaymentSchema),
    errors: [400, 401, 403, 404, 409, 503],
  },
  createTotalPayment: {
    method: 'POST',
    path: '/api/Payment/CreateTotalPayment',
    access: 'session',
    changesState: true,
    body: createTotalPaymentRequestSchema,
    response: json(createdPaymentSchema),
    errors: [400, 401, 403, 404, 409, 503],
  },
  checkoutFinished: {
    method: 'POST',
    path: '/api/Payment/CheckoutFinished',
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
    access: 'session',
    changesState: false,
    response: json(damagesSchema),
    errors: [401, 403, 503],
  },
  logError: {
    method: 'POST',
    path: '/api/Exception/LogError',
    access: 'anonymous',
    changesState: true,
    body: errorReportSchema,
    response: empty,
    errors: [400, 429],
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
