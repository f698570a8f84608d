import { buildAll } from '../lib/builds.ts';
import { checkApiReports } from '../packages/apiReport.ts';
import { checkConsumer } from '../packages/consumer.ts';
import { checkEntryCosts } from '../packages/entryCosts.ts';
import { checkExports } from '../packages/exportsSnapshot.ts';
import { checkInstalledConsumer } from '../packages/installedConsumer.ts';
import { packAll } from '../packages/pack.ts';
import { publicPackages } from '../packages/publicPackages.ts';
import type { PublicPackage } from '../packages/publicPackages.ts';
import { checkStyleFiles } from '../packages/styleFiles.ts';
import { runSteps } from './steps.ts';
import type { Step } from './steps.ts';
import type { SuiteResult } from './suite.ts';
import { toolStep } from './toolStep.ts';

/** Checks what would be published: the built files and the packed archives. */
export async function packages(chromium: string): Promise<SuiteResult> {
  process.env['CHROMIUM_PATH'] = chromium;
  await buildAll();
  const archives = await packAll();
  return runSteps(
    [
      ...publicPackages.flatMap((item) => archiveSteps(item, archives.get(item.name) ?? '')),
      {
        name: 'every entry loads in plain Node and exports what docs/exports.json says',
        check: checkExports,
      },
      { name: 'the types are those of docs/api', check: checkApiReports },
      {
        name: 'a component costs what docs/entry-costs.json says and brings no other along',
        check: checkEntryCosts,
      },
      {
        name: 'the claims page stays within its budgets',
        check: async () => {
          // Loaded late: it bundles with a package that may not be installed yet.
          const { checkClaimsPageSize } = await import('../packages/claimsPageSize.ts');
          return checkClaimsPageSize();
        },
      },
      { name: 'style files refer to the theme and do not repeat it', check: checkStyleFiles },
      {
        name: 'the archives install, build and draw in a browser and on a server',
        check: () => checkInstalledConsumer(archives),
      },
      { name: 'a consumer compiles against the built types', check: checkConsumer },
      toolStep('size budgets (.size-limit.json)', 'size-limit', []),
    ],
    2,
  );
}

function archiveSteps(item: PublicPackage, archive: string): Step[] {
  // Style sheets, JSON and scripts that a page loads as they are have no types to look at.
  const withoutTypes = item.entries
    .filter((entry) => /\.(css|json|js)$/.test(entry))
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
