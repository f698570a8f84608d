import { browserEngines } from '../lib/browserEngines.ts';
import type { EngineName } from '../lib/browserEngines.ts';
import { buildAll } from '../lib/builds.ts';
import { installFromDebian } from '../lib/installFromDebian.ts';
import { fromRoot } from '../lib/paths.ts';
import type { SuiteResult } from './suite.ts';
import { runVitest } from './unit.ts';

/**
 * Plays the core journeys in each engine, on request without those that are kept in `engines/more`. An engine that cannot
 * be installed here counts as a skipped test.
 */
export async function engines(
  wanted: readonly EngineName[],
  words: readonly string[],
  which: 'all' | 'mostImportant' = 'all',
): Promise<SuiteResult> {
  const present: EngineName[] = [];
  for (const name of wanted) {
    if (await ensureEngine(name)) present.push(name);
    else console.log(`${name} was not found and could not be installed: it is skipped.`);
  }
  await buildAll();
  const chosen = present.flatMap((name) => ['--project', name]);
  const left = which === 'all' ? [] : ['--exclude', '**/engines/more/**'];
  const place = ['--root', fromRoot('apps', 'portal'), '--config', 'vitest.engines.config.ts'];
  const result = await runVitest(
    'chosen',
    [...place, ...chosen, ...left, '--maxWorkers=2', ...words],
    'engines',
  );
  return { ...result, skipped: result.skipped + wanted.length - present.length };
}

/** Whether the engine is on this machine, or could be installed. */
async function ensureEngine(name: EngineName): Promise<boolean> {
  const { packages, find } = browserEngines[name];
  if (find() !== undefined) return true;
  console.log(`No ${name} found on this machine: installing one …`);
  await installFromDebian(...packages);
  return find() !== undefined;
}
