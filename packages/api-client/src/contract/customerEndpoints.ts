import * as v from 'valibot';

import { communicationEndpoints } from './communicationEndpoints.ts';
import { damagesSchema } from './damage.ts';
import { documentEndpoints } from './documentEndpoints.ts';
import { type Endpoint, empty, json } from './endpoint.ts';
import { caseSchema, claimsPackageSchema } from './insurance.ts';
import {
  createdPaymentSchema,
  createPaymentQuerySchema,
  createTotalPaymentRequestSchema,
} from './payment.ts';

/** The endpoints for what a logged-in customer reads and does. */
export const customerEndpoints = {
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
} as const satisfies Record<string, Endpoint>;
