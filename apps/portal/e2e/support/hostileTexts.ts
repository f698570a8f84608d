import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const file = new URL('hostileTexts.json', import.meta.url);
const groups = v.parse(
  v.record(v.string(), v.array(v.string())),
  JSON.parse(readFileSync(file, 'utf8')),
);

/** Texts that have broken other sites. A text that tries to run a script calls `hit()`. */
export const hostileTexts: readonly string[] = Object.values(groups).flat();
