import type { Endpoint } from '@mina-sidor/api-client/contract';

import type { Input } from './call.ts';
import { findBreaches, operationPlace } from './document.ts';

/** An input that the contract does not allow. */
export interface BadInput {
  readonly how: string;
  readonly input: Input;
}

/** Inputs that the contract does not allow, each with one fault, derived from a good one. */
export function badInputsOf(endpoint: Endpoint, good: Input): readonly BadInput[] {
  const { query, body, form } = good;
  const schema = operationPlace(endpoint, 'requestBody', 'content', 'application/json', 'schema');
  const isWrong = (value: unknown): boolean => findBreaches(schema, value).length > 0;
  return [
    ...(query === undefined
      ? []
      : [{ how: 'without its parameters', input: { ...good, query: {} } }]),
    ...(body === undefined
      ? []
      : [
          { how: 'with a list in place of an object', value: [] },
          { how: 'with an empty object', value: {} },
          { how: 'with fields of the wrong type', value: withWrongTypes(body) },
        ]
          .filter(({ value }) => isWrong(value))
          .map(({ how, value }) => ({ how, input: { ...good, body: value } }))),
    ...(form === undefined
      ? []
      : [
          { how: 'with JSON in place of a form', input: { body: {} } },
          { how: 'with a message that is too short', input: { form: { ...form, message: 'Hej' } } },
          ...('portalMessageType' in form
            ? [
                {
                  how: 'with a reference that is not of its subject',
                  input: {
                    form: { ...form, portalMessageType: 'Insurance', systemReferenceNumber: 'A1' },
                  },
                },
              ]
            : []),
          { how: 'without its id', input: { form: { ...form, clientMessageId: '' } } },
        ]),
  ];
}

function withWrongTypes(body: unknown): object {
  const names = typeof body === 'object' && body !== null ? Object.keys(body) : [];
  return Object.fromEntries(names.map((name) => [name, { wrong: true }]));
}
