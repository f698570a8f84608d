import * as v from 'valibot';

import { loginModes, loginStatusSchema, startDummyLoginRequestSchema } from './bankId.ts';
import { type Endpoint, empty, html, json } from './endpoint.ts';
import { errorReportSchema } from './errorReport.ts';
import { finalizeLoginRequestSchema, userSchema } from './identity.ts';
import { protocol } from './protocol.ts';
import { siteStateSchema } from './siteState.ts';

/** The endpoints that a page needs before it knows the customer: login, session and state of the site. */
export const visitorEndpoints = {
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
