import {
  type ConversionConfig,
  type JsonSchema,
  toJsonSchema,
  toJsonSchemaDefs,
} from '@valibot/to-json-schema';
import type * as v from 'valibot';

import { descriptions } from './descriptions/index.ts';
import { listOf } from './descriptions/values.ts';
import { named } from './named.ts';

type ComponentName = keyof typeof named;

/** A JSON schema, with the extensions that it may have in a document. */
export type Schema = Readonly<Record<string, unknown>>;

const settings = {
  target: 'draft-2020-12',
  // Describes the sent values, not the client's parsed ones.
  typeMode: 'input',
  // A check is code, which a schema cannot describe.
  ignoreActions: ['check'],
  overrideSchema,
  overrideRef: ({ referenceId }: { referenceId: string }) => componentAddress(referenceId),
} satisfies ConversionConfig;

interface Converted {
  readonly valibotSchema: { readonly type: string };
  readonly jsonSchema: JsonSchema;
}

function overrideSchema({ valibotSchema, jsonSchema }: Converted): JsonSchema | undefined {
  // A file in a form is binary content, which a schema cannot describe.
  if (valibotSchema.type === 'instance') {
    return { type: 'string', contentMediaType: 'application/octet-stream' };
  }
  const described = descriptions.find(({ schema }) => schema === valibotSchema);
  if (described === undefined) {
    const names = Object.keys(jsonSchema.properties ?? {});
    if (names.length === 0) return undefined;
    throw new Error(
      `openapi/descriptions/index.ts reaches no description of the object with these properties: ${names.join(', ')}`,
    );
  }
  const properties = Object.entries(jsonSchema.properties ?? {}).map(([name, property]) => {
    const [description = '', ...examples] = described.properties[name] ?? [];
    const words = { description, ...(examples.length > 0 && { examples }) };
    return [
      name,
      property === true || property === false ? words : { ...property, ...words },
    ] as const;
  });
  return {
    ...jsonSchema,
    description: described.description,
    properties: Object.fromEntries(properties),
    ...(described.conditions.length > 0 && { allOf: [...described.conditions] }),
  };
}

/** The `components.schemas` of the document. */
export function toComponents(): Schema {
  return withLists(toJsonSchemaDefs(named, settings));
}

/** The schema, or a reference to it if it is named. */
export function toSchema(schema: v.GenericSchema): Schema {
  const name = Object.entries(named).find(([, candidate]) => candidate === schema)?.[0];
  if (name !== undefined) return { $ref: componentAddress(name) };
  const {
    $schema: _dialect,
    $defs: _definitions,
    ...written
  } = toJsonSchema(schema, { ...settings, definitions: named });
  return withLists(written);
}

/** A reference to the named schema. */
export function reference(name: ComponentName): Schema {
  return { $ref: componentAddress(name) };
}

function componentAddress(name: string): string {
  return `#/components/schemas/${name}`;
}

/** The same, with a sentence for each word of a list. An open list is any text, of which some are known. */
function withLists(node: object): Schema {
  const parts = Object.entries(node).map(
    ([key, part]: [string, unknown]) => [key, inner(part)] as const,
  );
  const { known, enum: words = known, fallback, ...rest }: Schema = Object.fromEntries(parts);
  if (!isTexts(words)) return Object.fromEntries(parts);
  const list = listOf(words);
  if (list === undefined) throw new Error(`The list ${words.join(', ')} is not described.`);
  const { sentences, otherwise } = list;
  const described = Object.entries(sentences).map(([word, sentence]): [string, string] => [
    word,
    word === fallback ? `${sentence} An unknown word is read as this.` : sentence,
  ]);
  const closed = { enum: words, 'x-enumDescriptions': Object.fromEntries<string>(described) };
  return otherwise === undefined
    ? { ...rest, ...closed }
    : { ...rest, anyOf: [closed, { type: 'string', description: otherwise }] };
}

function inner(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(inner);
  return isSchema(part) ? withLists(part) : part;
}

/** Whether the value is an object, as all schemas in a schema are. */
export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
