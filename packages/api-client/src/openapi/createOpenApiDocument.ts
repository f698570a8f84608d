import type { Endpoint } from '../contract/endpoint.ts';
import { endpoints } from '../contract/endpoints.ts';
import { protocol } from '../contract/protocol.ts';
import { contractVersion } from '../contract/version.ts';
import { cookies } from './cookies.ts';
import { introduction, tags } from './descriptions/document.ts';
import type { OperationDescription } from './descriptions/describe.ts';
import { operationDescriptions } from './descriptions/index.ts';
import { errorComponents } from './errors.ts';
import { type Operation, toOperation } from './operation.ts';
import { toComponents } from './schemas.ts';

type Table = Readonly<Record<string, Endpoint>>;
type Descriptions = Readonly<Record<string, OperationDescription>>;

interface OpenApiDocument {
  readonly [part: string]: unknown;
  /** The operations of each address, by their methods. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** The contract as an OpenAPI 3.1 document. The output is deterministic. */
export function createOpenApiDocument(
  table: Table = endpoints,
  descriptions: Descriptions = operationDescriptions,
): OpenApiDocument {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Mina sidor',
      version: contractVersion,
      summary: 'The calls that the customer portal makes.',
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The origin of the portal.' }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths: toPaths(table, descriptions),
    components: {
      schemas: toComponents(),
      responses: errorComponents(),
      securitySchemes: {
        session: cookieScheme('session'),
        antiForgeryCookie: cookieScheme('antiForgery'),
        antiForgery: {
          type: 'apiKey',
          in: 'header',
          name: protocol.antiForgeryHeader,
          description: `Repeats the value of the cookie ${protocol.antiForgeryCookie}, URL-decoded. The portal sends it with every call of a session but Logout and Refresh; the server checks it on those that change something.`,
        },
        order: cookieScheme('order'),
      },
    },
  };
}

/** The text of a document's file. */
export function toText(document: object): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

function cookieScheme(cookie: keyof typeof cookies): object {
  const { name, description } = cookies[cookie];
  return { type: 'apiKey', in: 'cookie', name, description };
}

function toPaths(table: Table, descriptions: Descriptions): OpenApiDocument['paths'] {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, endpoint] of Object.entries(table)) {
    const description = descriptions[name];
    if (description === undefined) throw new Error(`The call ${name} is not described.`);
    const path = (paths[endpoint.path] ??= {});
    path[endpoint.method.toLowerCase()] = toOperation(name, endpoint, description);
  }
  return paths;
}
