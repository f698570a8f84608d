import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

import { type Endpoint, type EndpointName, endpoints } from '@mina-sidor/api-client/contract';
import { type DocumentName, documents } from '@mina-sidor/api-client/documents';

const id = 'openapi.json';
const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true });
addFormats(ajv);
ajv.addSchema(documents[id], id, false, false);

/** All endpoints of the table with their names, in its order. */
export const namedEndpoints: readonly (readonly [EndpointName, Endpoint])[] = Object.entries(
  endpoints,
).flatMap(([name, endpoint]) => (isName(name) ? [[name, endpoint] as const] : []));

function isName(name: string): name is EndpointName {
  return name in endpoints;
}

/** The address of a place in the OpenAPI document. */
export const place = (...parts: readonly string[]): string =>
  `${id}#/${parts.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`;

/** The place of a part of the endpoint's operation. */
export const operationPlace = (
  { path, method }: Pick<Endpoint, 'path' | 'method'>,
  ...parts: readonly string[]
): string => place('paths', path, method.toLowerCase(), ...parts);

/** The address of a section of a document's introduction. */
export const section = (file: DocumentName, heading: string): string =>
  `${file}#/info/description/${heading}`;

/** The keys of an address. */
function partsOf(address: string): readonly string[] {
  const [, pointer = ''] = address.split('#/');
  return pointer.split('/').map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The readable form of an address. */
export function readable(address: string): string {
  const [file = ''] = address.split('#');
  return `${file}: ${partsOf(address).join(' › ')}`;
}

/** Whether a document holds something at this address. */
export function hasPlace(address: string): boolean {
  let found: unknown = documents[address.startsWith(id) ? id : 'asyncapi.json'];
  for (const part of partsOf(address)) {
    if (typeof found === 'string') return found.includes(`## ${part}\n`);
    if (typeof found !== 'object' || found === null || !(part in found)) return false;
    found = Reflect.get(found, part);
  }
  return true;
}

/** A point where a value does not match its schema. */
export interface Breach {
  readonly at: string;
  readonly expected: string;
  readonly came: string;
  readonly contract: string;
}

/** All points where the value does not match the schema at this place of the document. */
export function findBreaches(schemaPlace: string, value: unknown): readonly Breach[] {
  const [, pointer = ''] = schemaPlace.split('#');
  const validate = ajv.compile({ $ref: `${id}#${encodeURI(pointer)}` });
  validate(value);
  const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'anyOf');
  const points = Map.groupBy(errors, ({ instancePath }) => instancePath);
  return [...points].map(([at, all]) => toBreach(at, all));
}

function toBreach(at: string, errors: readonly ErrorObject[]): Breach {
  const [first] = errors;
  return {
    at: at === '' ? 'the answer' : at.slice(1).replaceAll('/', '.'),
    expected: [...new Set(errors.map(sentence))].join(' or '),
    came: quote(first?.data),
    contract: `${id}${first?.schemaPath.replace(/^[^#]*/u, '') ?? ''}`,
  };
}

function sentence({ message = 'be of the contract', params }: ErrorObject): string {
  const allowed: unknown = Reflect.get(params, 'allowedValues');
  return Array.isArray(allowed) ? `one of ${allowed.join(', ')}` : message;
}

/** A value as it stands in the report, cut short. */
export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
