import type * as v from 'valibot';

import { descriptions } from './descriptions/index.ts';

type Schema = v.GenericSchema;

/**
 * Examples of a schema by name, put together from those of its properties. One that has no names is called `example`.
 */
export function examplesOf(schema: Schema): Readonly<Record<string, unknown>> {
  const described = descriptions.find((each) => each.schema === schema);
  if (described === undefined) return { example: plainExampleOf(schema) };
  const whole = Object.fromEntries(
    Object.entries(entriesOf(schema)).flatMap(([name, entry]) => {
      const [, example = firstExampleOf(unwrap(entry))] = described.properties[name] ?? [];
      return example === undefined ? [] : [[name, example]];
    }),
  );
  const byName = Object.entries(described.examples);
  if (byName.length === 0) return { example: whole };
  return Object.fromEntries(byName.map(([name, part]) => [name, { ...whole, ...part }]));
}

/** The first of the examples. */
export function firstExampleOf(schema: Schema): unknown {
  return Object.values(examplesOf(schema))[0];
}

function plainExampleOf(schema: Schema): unknown {
  switch (schema.type) {
    case 'array':
      return [firstExampleOf(itemOf(schema))].filter((item) => item !== undefined);
    case 'boolean':
      return true;
    case 'number':
      return 2;
    case 'object':
      return {};
    // A file.
    default:
      return undefined;
  }
}

/** The schema inside of those that make it optional. */
function unwrap(schema: Schema): Schema {
  return 'wrapped' in schema && isSchema(schema.wrapped) ? unwrap(schema.wrapped) : schema;
}

function itemOf(schema: Schema): Schema {
  if ('item' in schema && isSchema(schema.item)) return schema.item;
  throw new Error('A list without items');
}

function entriesOf(schema: Schema): Readonly<Record<string, Schema>> {
  const entries = 'entries' in schema ? schema.entries : null;
  if (typeof entries !== 'object' || entries === null) return {};
  const all: readonly (readonly [string, unknown])[] = Object.entries(entries);
  return Object.fromEntries(
    all.flatMap(([name, entry]) => (isSchema(entry) ? [[name, entry] as const] : [])),
  );
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
}
