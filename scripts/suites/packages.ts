import { buildAll } from '../lib/builds.ts';
import { checkConsumer } from '../packages/consumer.ts';
import { checkExports } from '../packages/exportsSnapshot.ts';
import { packAll } from '../packages/pack.ts';
import { publicPackages } from '../packages/publicPackages.ts';
import type { PublicPackage } from '../packages/publicPackages.ts';
import { runSteps } from './steps.ts';
import type { Step } from './steps.ts';
import type { SuiteResult } from './suite.ts';
import { toolStep } from './toolStep.ts';

/** Checks what would be published: the built files and the packed archives. */
export async function packages(): Promise<SuiteResult> {
  await buildAll();
  const archives = await packAll();
  return runSteps(
    [
      ...publicPackages.flatMap((item) => archiveSteps(item, archives.get(item.name) ?? '')),
      {
        name: 'every entry loads in plain Node and exports what docs/exports.json says',
        check: checkExports,
      },
      { name: 'a consumer compiles against the built types', check: checkConsumer },
      toolStep('size budgets (.size-limit.json)', 'size-limit', []),
    ],
    2,
  );
}

function archiveSteps(item: PublicPackage, archive: string): Step[] {
  // Style sheets and JSON have no types to look at.
  const withoutTypes = item.entries
    .filter((entry) => /\.(css|json)$/.test(entry))
    .map((entry) => entry.replace(/^\.\//, ''));
  const excluded = withoutTypes.length === 0 ? [] : ['--exclude-entrypoints', ...withoutTypes];
  return [
    toolStep(`${item.name}: publint`, 'publint', [archive, '--strict']),
    toolStep(`${item.name}: are the types wrong`, 'attw', [
      archive,
      '--profile',
      'esm-only',
      '--no-emoji',
      ...excluded,
    ]),
  ];
}
