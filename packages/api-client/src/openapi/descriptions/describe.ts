import type { JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

import type { EndpointName } from '../../contract/endpoints.ts';
import type { ProblemType } from '../../contract/problem.ts';
import type { ProviderSystem } from '../../contract/siteState.ts';
import type { CookieName } from '../cookies.ts';

/** The values that have examples of their own. */
type Plain = string | number | boolean | string[];
type PlainDescription = readonly [description: string, ...examples: Plain[]];

type Given<Value> = NonNullable<Value>;

/** What is said of one property: a sentence, and an example of each plain value. What holds objects has theirs. */
type PropertyDescription<Value> = Value extends Plain
  ? readonly [description: string, example: Value, ...more: Value[]]
  : readonly [description: string];

type PropertyDescriptions<Input> = {
  readonly [Name in keyof Input]-?: PropertyDescription<Given<Input[Name]>>;
};

type ObjectSchema = v.GenericSchema & { readonly entries: v.ObjectEntries };

/** What the documents say of a schema. */
export interface SchemaDescription {
  readonly schema: v.GenericSchema;
  readonly description: string;
  readonly properties: Readonly<Record<string, PlainDescription>>;
  /** Whole examples by name: what differs from the examples of the properties. */
  readonly examples: Readonly<Record<string, object>>;
  /** What has to hold beside the properties, in JSON Schema. */
  readonly conditions: readonly JsonSchema[];
}

/** Describes an object. A property without a description does not compile. */
export function describe<const Schema extends ObjectSchema>(
  schema: Schema,
  description: string,
  properties: PropertyDescriptions<v.InferInput<Schema>>,
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- only for an object without properties
  examples: Readonly<Record<string, Partial<v.InferInput<Schema>>>> = {},
  conditions: readonly JsonSchema[] = [],
): SchemaDescription {
  return { schema, description, properties: { ...properties }, examples, conditions };
}

/** What the documents say of a call. */
export interface OperationDescription {
  /** What people call it who have never read the contract: the sandbox's page offers it by this name. */
  readonly spoken: string;
  /** What the call does, in a line. Not in the table of the calls, because every client carries that. */
  readonly summary: string;
  /** When the portal makes the call, and what it does with the answer. */
  readonly description: string;
  /** What a good answer means. */
  readonly answer: string;
  /** Set when the call needs the cookie of the BankID order. */
  readonly needsOrder?: true;
  readonly sets?: readonly CookieName[];
  readonly clears?: readonly CookieName[];
  /** While one of these is switched off, the call answers 503. */
  readonly systems?: readonly ProviderSystem[];
  /** The reasons for a 409. */
  readonly conflicts?: readonly ProblemType[];
}

/** The calls of a group, by their names. */
export type OperationDescriptions = Readonly<Partial<Record<EndpointName, OperationDescription>>>;
