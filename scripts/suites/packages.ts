import { buildAll } from '../lib/builds.ts';
import { fromRoot, toolPath } from '../lib/paths.ts';
import { runProcess } from '../lib/runProcess.ts';
import { checkInternalReferences } from '../packages/internalReferences.ts';
import { checkInstalledConsumer } from '../packages/installedConsumer.ts';
import { packAll } from '../packages/pack.ts';
import { publicPackages } from '../packages/publicPackages.ts';
import type { PublicPackage } from '../packages/publicPackages.ts';
import { checkStyleFiles } from '../packages/styleFiles.ts';
import { isHistoryWhole, versionFaults } from '../packages/versionFaults.ts';
import { runSteps } from './steps.ts';
import type { Step } from './steps.ts';
import { failedSuite } from './suite.ts';
import type { SuiteResult } from './suite.ts';
import { toolStep } from './toolStep.ts';

/** Checks what would be published: the built files and the packed archives. */
export async function packages(chromium: string): Promise<SuiteResult> {
  process.env['CHROMIUM_PATH'] = chromium;
  await buildAll();
  const archiveOf = await packAll();
  const claimsPage = fromRoot('packages', 'ui', 'bench', 'claimsPage', 'vite.config.ts');
  const bundled = await runProcess(toolPath('vite'), ['build', '--config', claimsPage]);
  if (bundled.code !== 0) return failedSuite(bundled.output);
  return runSteps(
    [
      // It takes longest: at the end it would keep one core waiting.
      {
        name: 'the packages are published, install, build and draw in a browser and on a server',
        check: checkInstalledConsumer,
      },
      ...publicPackages.flatMap((item) => archiveSteps(item, archiveOf(item.name))),
      ...publicPackages.map((item) => ({
        name: `${item.name}: names and types are those of docs/api`,
        check: async () => {
          const compare = fromRoot('scripts', 'packages', 'compareApi.ts');
          const { code, output } = await runProcess(process.execPath, [compare, item.name]);
          return code === 0 ? '' : output;
        },
      })),
      {
        name: 'the published types refer to no row of our requirements',
        check: async () => checkInternalReferences(),
      },
      {
        name: 'the contract is written, and what has changed since its release is told',
        check: async () => {
          const folder = fromRoot('packages', 'api-client');
          const options = { folder, isShown: true };
          const { code, output } = await runProcess(
            process.execPath,
            ['--run', 'contract'],
            options,
          );
          return code === 0 ? '' : output;
        },
      },
      {
        name: 'the changesets raise the version by enough',
        check: async () => {
          if (await isHistoryWhole()) return (await versionFaults()).join('\n');
          console.log('The version is not judged: git knows only a part of the history here.');
          return '';
        },
      },
      { name: 'style files refer to the theme and do not repeat it', check: checkStyleFiles },
      {
        name: 'no scripts of the built portal import each other in a circle',
        check: async () => {
          // Loaded late, like everything that needs a package, because packages may not be installed yet.
          const { checkImportCircles } = await import('../packages/importCircles.ts');
          return checkImportCircles(fromRoot('apps', 'portal', 'dist', 'assets'));
        },
      },
      {
        name: 'no page adds more scripts than it may',
        check: async () => {
          const { checkRouteSizes } = await import('../packages/routeSizes.ts');
          return checkRouteSizes(fromRoot('apps', 'portal', 'dist', 'assets'));
        },
      },
      toolStep('size budgets (.size-limit.json)', 'size-limit', []),
    ],
    2,
  );
}

function archiveSteps({ name, modules }: PublicPackage, archive: string): Step[] {
  // By name: the tool does not find the entries of a pattern by itself.
  const entries = modules.map(({ entry }) => entry.replace(/^\.\//, ''));
  return [
    toolStep(`${name}: publint`, 'publint', [archive, '--strict']),
    toolStep(`${name}: are the types wrong`, 'attw', [
      archive,
      '--profile',
      'esm-only',
      '--no-emoji',
      '--entrypoints',
      ...entries,
    ]),
  ];
}
