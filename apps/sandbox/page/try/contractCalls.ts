import { type Endpoint, endpoints } from '@mina-sidor/api-client/contract';
import { operationDescriptions } from '@mina-sidor/api-client/descriptions';

/** The last part of an address, by which developers know a call. */
const lastPart = (path: string): string => path.split('/').at(-1) ?? path;

const descriptions = new Map(Object.entries(operationDescriptions));

/** The calls of the contract that a fault can meet: it meets one exact address. */
export const contractCalls = Object.entries<Endpoint>(endpoints)
  .filter(([, { path }]) => !path.includes('{'))
  .map(([key, { method, path }]) => ({
    method,
    path,
    name: `${descriptions.get(key)?.spoken ?? key} (${lastPart(path)})`,
  }))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'sv'));

/** What people call the call to this address. */
export const callName = (path: string): string =>
  contractCalls.find((each) => each.path === path)?.name ?? lastPart(path);
