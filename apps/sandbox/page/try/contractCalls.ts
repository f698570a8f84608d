import { endpoints, type Endpoint } from '@mina-sidor/api-client/contract';

/** The last part of an address, by which people know a call. */
export const callName = (path: string): string => path.split('/').at(-1) ?? path;

/** The calls of the contract that a fault can meet: it meets one exact address. */
export const contractCalls = Object.values<Endpoint>(endpoints)
  .filter(({ path }) => !path.includes('{'))
  .map(({ method, path }) => ({ method, path, name: callName(path) }))
  .toSorted((one, other) => one.name.localeCompare(other.name));
