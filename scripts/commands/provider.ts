import { readFileSync } from 'node:fs';

import { fromRoot } from '../lib/paths.ts';
import { runOrThrow } from '../lib/runProcess.ts';
import { namesOfSample, places } from '../provider/places.ts';

/** Tells a new provider what to change, and what still names the sample provider. */
export async function provider(): Promise<number> {
  console.info('A new provider changes:');
  for (const { path, what } of places) console.info(`  ${path}: ${what}`);
  const files = (await runOrThrow('git', ['ls-files', '-z'])).split('\0').filter(Boolean);
  const named = namesOfSample(files, (path) => readFileSync(fromRoot(path), 'utf8'));
  if (named.length === 0) {
    console.info('\nNothing names the sample provider.');
    return 0;
  }
  console.info('\nThis still names the sample provider:');
  for (const line of named) console.info(`  ${line}`);
  return 1;
}
