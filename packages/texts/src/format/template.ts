import { formatNumber } from './number.ts';

/** The placeholder names in a text: `Placeholder<'Visar {visible} av {total}'>` is `'visible' | 'total'`. */
export type Placeholder<Template extends string> =
  Template extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholder<Rest> : never;

/** A value for each placeholder of the text, no more and no fewer. */
export type PlaceholderValues<Template extends string> = Readonly<
  Record<Placeholder<Template>, string | number>
>;

/**
 * Puts values into a text. A number is written with a space between its thousands.
 *
 * @example fill('Visar {visible} av {total}', { visible: 10, total: 12 }) // 'Visar 10 av 12'
 */
export function fill<const Template extends string>(
  template: Template,
  values: PlaceholderValues<Template>,
): string {
  const byName = new Map<string, string | number>(Object.entries(values));
  return template.replaceAll(/\{(\w+)\}/gu, (placeholder, name: string) =>
    written(byName.get(name) ?? placeholder),
  );
}

function written(value: string | number): string {
  return typeof value === 'number' ? formatNumber(value) : value;
}

/** A text with a singular and a plural form; `{count}` is the number. */
export interface PluralText {
  readonly one: string;
  readonly other: string;
}

/**
 * The form for the count, with the number inserted.
 *
 * @example plural({ one: '{count} rad', other: '{count} rader' }, 2) // '2 rader'
 */
export function plural(text: PluralText, count: number): string {
  const form = count === 1 ? text.one : text.other;
  return fill<string>(form, { count: formatNumber(count) });
}
