/** Narrows parsed JSON step by step, so that an unexpected report cannot be misread. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** The value as an object, or an empty one. */
export function asObject(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The value as a list, or an empty one. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value as a text, or an empty one. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
