import type { Endpoint } from '../contract/endpoint.ts';
import { endpoints } from '../contract/endpoints.ts';
import { protocol } from '../contract/protocol.ts';
import { providerSystems } from '../contract/siteState.ts';
import { sharedErrors, toOperation } from './operation.ts';
import { reference, toComponents } from './schemas.ts';

// The version of the contract, not of the package: a release without a contract change must not change the document.
const contractVersion = '0.1.0';

/** The contract as an OpenAPI 3.1 document. The output is deterministic. */
export function createOpenApiDocument(
  table: Readonly<Record<string, Endpoint>> = endpoints,
): object {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Mina sidor',
      version: contractVersion,
      summary: 'The calls that the customer portal makes.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths: toPaths(table),
    components: {
      schemas: toComponents(),
      responses: {
        [sharedErrors[400]]: problem(
          'Refused: the request is not of the contract, or the anti-forgery header of a call that changes something is missing or wrong.',
        ),
        [sharedErrors[401]]: problem(
          'No session, or one whose access token has expired.',
          protocol.tokenExpiredHeader,
          {
            description: 'Present when Refresh can renew the session.',
            schema: { type: 'string', const: 'true' },
          },
        ),
        [sharedErrors[403]]: problem('This customer may not use the system.'),
        [sharedErrors[404]]: problem('Not there, or not this customer’s.'),
        [sharedErrors[409]]: problem(
          'The state of the case does not allow it: ask for the case again.',
        ),
        [sharedErrors[503]]: problem(
          'A system is switched off or does not answer.',
          protocol.unavailableHeader,
          {
            description:
              'The system that is switched off. Without it the answer is a plain failure.',
            schema: { type: 'string', enum: providerSystems },
          },
        ),
        Failure: problem('Any other failure.'),
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: protocol.sessionCookie },
        antiForgery: {
          type: 'apiKey',
          in: 'header',
          name: protocol.antiForgeryHeader,
          description: `Repeats the value of the cookie ${protocol.antiForgeryCookie}, URL-decoded.`,
        },
      },
    },
  };
}

/** The text of `openapi.json`. */
export function toOpenApiText(document: object): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

function toPaths(table: Readonly<Record<string, Endpoint>>): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, endpoint] of Object.entries(table)) {
    const path = (paths[endpoint.path] ??= {});
    path[endpoint.method.toLowerCase()] = toOperation(name, endpoint);
  }
  return paths;
}

function problem(description: string, headerName?: string, header?: object): object {
  return {
    description,
    ...(headerName === undefined ? {} : { headers: { [headerName]: header } }),
    content: { 'application/problem+json': { schema: reference('Problem') } },
  };
}
