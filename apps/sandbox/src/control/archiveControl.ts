import { damagesSchema } from '@mina-sidor/api-client/contract';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

import { Problem } from '../problem.ts';
import { readInput } from '../schemas.ts';
import type { Services } from '../services.ts';
import type { OwnedExtract } from '../store/registerExtracts.ts';

const customerSchema = v.object({ personalNumber: v.string() });
const tokenSchema = v.object({ token: v.string() });
const automaticSchema = v.strictObject({ automatic: v.boolean() });
const letterSchema = v.strictObject({
  minaSidorDocumentType: v.string(),
  minaSidorDisplayName: v.pipe(v.string(), v.nonEmpty()),
  deliveryMethod: v.optional(v.nullable(v.string()), null),
  referenceNumber: v.optional(v.nullable(v.string()), null),
  /** Today unless given. */
  createdDate: v.optional(v.pipe(v.string(), v.isoDate())),
});

/** What the provider's archive and its damage system hold of a customer, and the orders of register extracts. */
export function mountArchiveControl(app: FastifyInstance, services: Services): void {
  const { customers, damages, documents, registerExtracts, settings, errorReports } = services;

  /** A register extract as a line of the list of orders. */
  const toEntry = ({ personalNumber, extract }: OwnedExtract) => {
    const { token, state, email, phone, orderedAt, made } = extract;
    const created = made?.created ?? null;
    const isListed = registerExtracts.isListed(extract);
    return { token, personalNumber, state, email, phone, orderedAt, created, isListed };
  };

  /** The customer of the address, or a problem. */
  const customerOf = (params: unknown): string => {
    const { personalNumber } = readInput(customerSchema, params, 'path');
    if (customers.findUser(personalNumber) === null) {
      throw new Problem(404, 'There is no such customer.');
    }
    return personalNumber;
  };

  // Replaces the list as a whole, so that a test can have as many rows as it needs.
  app.put('/sandbox/api/customers/:personalNumber/damages', (request) => {
    const personalNumber = customerOf(request.params);
    readInput(damagesSchema, request.body, 'body');
    if (!v.is(damagesSchema, request.body)) throw new Problem(400, 'body: of the wrong form.');
    const { body } = request;
    services.transaction(() => damages.replace(personalNumber, body));
    return damages.of(personalNumber);
  });

  app.post('/sandbox/api/customers/:personalNumber/documents', (request) => {
    const personalNumber = customerOf(request.params);
    const letter = readInput(letterSchema, request.body, 'body');
    return documents.send(personalNumber, letter);
  });

  app.get('/sandbox/api/register-extracts', () => registerExtracts.all().map(toEntry));

  app.post('/sandbox/api/register-extracts/:token/finish', (request) => {
    const { token } = readInput(tokenSchema, request.params, 'path');
    return toEntry(registerExtracts.finish(token));
  });

  app.get('/sandbox/api/register-extract-processing', () => ({
    automatic: settings.automaticExtracts(),
  }));

  app.put('/sandbox/api/register-extract-processing', (request) => {
    const { automatic } = readInput(automaticSchema, request.body, 'body');
    settings.set('automaticExtracts', automatic);
    return { automatic: settings.automaticExtracts() };
  });

  app.get('/sandbox/api/error-reports', () => errorReports.all());

  app.delete('/sandbox/api/error-reports', (_request, reply) => {
    errorReports.clear();
    return reply.code(204).send();
  });
}
