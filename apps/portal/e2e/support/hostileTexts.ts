import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const file = new URL('hostileTexts.json', import.meta.url);
const groups = v.parse(
  v.record(v.string(), v.array(v.string())),
  JSON.parse(readFileSync(file, 'utf8')),
);

/** Texts that have broken other sites. A text that tries to run a script calls `hit()`. */
export const hostileTexts: readonly string[] = Object.values(groups).flat();

/** Groups whose texts harm only as a whole value: as an address, a number or a name. */
const alone: ReadonlySet<string> = new Set([
  'address',
  'long',
  'numbers',
  'template',
  'names of the language',
]);

/** The texts as values of a list. Those that harm anywhere in a value share one for each group, which makes the lists shorter. */
export const hostileValues: readonly string[] = Object.entries(groups).flatMap(([name, texts]) =>
  alone.has(name) ? texts : [texts.join(' ')],
);
