import { expect, it } from 'vitest';

import type { Endpoint } from '../contract/endpoint.ts';
import { endpoints } from '../contract/endpoints.ts';
import { createOpenApiDocument, toText } from './createOpenApiDocument.ts';

const text = toText(createOpenApiDocument());

it('contains each endpoint of the table once', () => {
  const operations = [...text.matchAll(/"operationId": "(\w+)"/g)].map(([, name]) => name);
  expect(operations).toHaveLength(Object.keys(endpoints).length);
  expect(new Set(operations)).toEqual(new Set(Object.keys(endpoints)));
});

it('describes how a session is sent, and which calls need the anti-forgery header', () => {
  expect(createOpenApiDocument()).toMatchObject({
    paths: {
      '/api/PortalIdentity/GetUser': {
        get: {
          security: [{ session: [], antiForgery: [] }],
          responses: {
            401: { $ref: '#/components/responses/SessionExpired' },
            503: { $ref: '#/components/responses/Unavailable' },
          },
        },
      },
      '/api/PortalIdentity/Refresh': { post: { security: [{ session: [] }] } },
      '/api/BankIdLogin/GetLoginStatus': { get: { security: [{ order: [] }] } },
      '/api/PortalSiteState/GetSiteCurrentState': { get: { security: [] } },
    },
    components: {
      responses: {
        SessionExpired: { headers: { 'Token-Expired': {} } },
        Unavailable: { headers: { 'service-unavailable': {} } },
      },
      schemas: {
        User: {
          properties: {
            matrixCustomerType: {
              enum: ['matrixCustomer', 'blockedMatrixCustomer', 'notCustomer', 'notAvailable'],
            },
          },
        },
      },
    },
  });
});

const order: Endpoint = {
  method: 'POST',
  path: '/api/Sample/Order',
  access: 'session',
  changesState: true,
  response: { kind: 'empty' },
  errors: [401],
};

const descriptions = {
  order: {
    spoken: 'En order',
    summary: 'Orders it.',
    description: 'Now and then.',
    answer: 'It is done.',
  },
};

it('adds the anti-forgery error to calls of a session that change something', () => {
  expect(createOpenApiDocument({ order }, descriptions)).toMatchObject({
    paths: {
      '/api/Sample/Order': {
        post: { responses: { 400: { $ref: '#/components/responses/BadRequest' } } },
      },
    },
  });
});

it('cannot be written with a call that is not described', () => {
  expect(() => createOpenApiDocument({ other: order }, descriptions)).toThrow('The call other');
});

it('cannot be written with an unexplained error status', () => {
  expect(() => createOpenApiDocument({ order: { ...order, errors: [451] } }, descriptions)).toThrow(
    '/api/Sample/Order: status 451',
  );
});

it('says of each closed list as which of its words an unknown one is read', () => {
  const sentences = [...text.matchAll(/"(\w+)": "[^"]* An unknown word is read as this\."/gu)];
  expect(new Set(sentences.map(([, word]) => word))).toEqual(
    new Set(['notAvailable', 'NotAvailable', 'Initialized', 'none']),
  );
});
