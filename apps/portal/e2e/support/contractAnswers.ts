import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

/** The parts of JSON Schema that `openapi.json` uses for answers. */
interface Schema {
  readonly $ref?: string | undefined;
  readonly type?: string | undefined;
  readonly format?: string | undefined;
  readonly enum?: readonly string[] | undefined;
  readonly properties?: Readonly<Record<string, Schema>> | undefined;
  readonly items?: Schema | undefined;
  readonly anyOf?: readonly Schema[] | undefined;
}

const schemaOf: v.GenericSchema<unknown, Schema> = v.object({
  $ref: v.optional(v.string()),
  type: v.optional(v.string()),
  format: v.optional(v.string()),
  enum: v.optional(v.array(v.string())),
  properties: v.optional(
    v.record(
      v.string(),
      v.lazy(() => schemaOf),
    ),
  ),
  items: v.optional(v.lazy(() => schemaOf)),
  anyOf: v.optional(v.array(v.lazy(() => schemaOf))),
});

const answerOf = v.object({
  content: v.optional(v.record(v.string(), v.object({ schema: v.optional(schemaOf) }))),
});
const documentOf = v.object({
  paths: v.record(
    v.string(),
    v.record(v.string(), v.object({ responses: v.record(v.string(), answerOf) })),
  ),
  components: v.object({ schemas: v.record(v.string(), schemaOf) }),
});

const file = fileURLToPath(import.meta.resolve('@mina-sidor/api-client/openapi.json'));
const { paths, components } = v.parse(documentOf, JSON.parse(readFileSync(file, 'utf8')));

/** The values that fill an answer. */
export interface Filling {
  /**
   * @param place the schema and property, such as `Damage.damageType`
   * @param index the place in the list; `null` when the answer has only one
   */
  readonly text: (place: string, index: number | null) => string;
  /** The amount for this place in the list. */
  readonly amount: (index: number) => string;
  /** The number of items in each list. */
  readonly count: number;
}

/** Fixed values without which a page cannot be rendered: days, known words and switches. */
const fixed: Readonly<Record<string, (index: number | null) => unknown>> = {
  'RegisterExtract.created': () => '2026-11-20',
  'ClaimDocument.index': () => null,
  'AttachedFile.removedDateTime': (index) => (index === 1 ? '2026-11-20' : null),
  'Message.numberOfFilesUploaded': (index) => (index === 0 ? 1 : 0),
  // A plan contains no texts, and would hide parts of the case.
  'ClaimCase.paymentPlanInfo': () => null,
};

const switchedOn = new Set([
  'answer',
  'SiteStateEntry.online',
  'ClaimCase.active',
  'Conversation.readByCustomer',
]);

/** Answers for all calls that return JSON, by path, with a value in every field of the contract. */
export function contractAnswers(filling: Filling): ReadonlyMap<string, unknown> {
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.values(methods).flatMap(({ responses }) => {
        const schema = responses['200']?.content?.['application/json']?.schema;
        return schema === undefined ? [] : [[path, valueOf(schema, 'answer', null, filling)]];
      }),
    ),
  );
}

/** Every free text of the contract: no enumerated word, day or amount. */
export function contractTexts(): ReadonlySet<string> {
  const places = new Set<string>();
  const text = (place: string) => {
    places.add(place);
    return place;
  };
  contractAnswers({ text, amount: () => '0', count: 1 });
  return places;
}

function valueOf(schema: Schema, place: string, index: number | null, filling: Filling): unknown {
  const own = fixed[place];
  if (own !== undefined) return own(index);
  const { $ref, anyOf, items, properties } = schema;
  if ($ref !== undefined) {
    const name = $ref.slice($ref.lastIndexOf('/') + 1);
    const named = components.schemas[name];
    if (named === undefined) throw new Error(`openapi.json has no ${name}`);
    if (name === 'SwedishDecimal') return filling.amount(index ?? 0);
    return valueOf(named, named.properties === undefined ? place : name, index, filling);
  }
  // An enumeration that also accepts other texts.
  const free = anyOf?.find(({ type, enum: words }) => type === 'string' && words === undefined);
  const first = free ?? anyOf?.[0];
  if (first !== undefined) return valueOf(first, place, index, filling);
  if (properties !== undefined) {
    return Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [
        name,
        valueOf(property, `${place}.${name}`, index, filling),
      ]),
    );
  }
  if (items !== undefined) {
    // Nested lists are long only in the first item, since their product would be too large for a browser.
    const length = (index ?? 0) === 0 ? filling.count : 1;
    return Array.from({ length }, (_, at) => valueOf(items, place, at, filling));
  }
  return plainValueOf(schema, place, index, filling);
}

function plainValueOf(
  { type, format, enum: words }: Schema,
  place: string,
  index: number | null,
  { text }: Filling,
): unknown {
  if (words !== undefined) return words[0];
  if (format === 'date') return '2026-11-20';
  if (format === 'date-time') return '2026-11-20T08:00:00Z';
  if (type === 'string') return text(place, index);
  return type === 'boolean' ? switchedOn.has(place) : 1;
}
