import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildAll } from '../lib/builds.ts';
import { ensureHeadlessShell } from '../lib/ensureHeadlessShell.ts';
import { cacheFolder, fromRoot, toolPath } from '../lib/paths.ts';
import { runProcess } from '../lib/runProcess.ts';
import { serveFolder } from '../lib/serveFolder.ts';
import { readStoryReport } from '../rows/storyReport.ts';
import { docsRecords } from '../../.storybook/docsRecord.ts';
import { docs } from './docs.ts';
import { runPlaywright } from './playwrightRun.ts';
import { addUp, failedSuite } from './suite.ts';
import type { SuiteResult } from './suite.ts';

const builtFolder = fromRoot('storybook-static');

/**
 * Builds Storybook as it is published, visits every story, and tests the browser settings that customers use. With words,
 * visits the stories whose title contains one of them, and nothing else.
 */
export async function stories(
  chromium: string,
  words: readonly string[] = [],
): Promise<SuiteResult> {
  // The examples are compiled against the built library.
  await buildAll();
  const built = await runProcess(toolPath('storybook'), [
    'build',
    '--quiet',
    '--output-dir',
    builtFolder,
  ]);
  if (built.code !== 0) return failedSuite(built.output);
  rmSync(docsRecords, { recursive: true, force: true });
  const storybook = await serveFolder(builtFolder);
  process.env['TARGET_URL'] = `${storybook.address}/index.html`;
  try {
    const visits = await visitStories(chromium, words);
    if (words.length > 0) return visits;
    const configuration = fromRoot('.storybook', 'playwright.config.ts');
    const preferences = await runPlaywright('preferences', configuration, chromium);
    return addUp([visits, preferences, await docs(join(builtFolder, 'index.json'))]);
  } finally {
    storybook.close();
  }
}

async function visitStories(chromium: string, words: readonly string[]): Promise<SuiteResult> {
  const report = join(cacheFolder, 'reports', 'stories.json');
  rmSync(report, { force: true });
  mkdirSync(dirname(report), { recursive: true });
  const { code, output } = await runProcess(
    toolPath('test-storybook'),
    ['--index-json', '--ci', '--', '--json', `--outputFile=${report}`],
    {
      environment: {
        CHROMIUM_PATH: chromium,
        STORY_WORDS: words.join(' '),
        CHROMIUM_SHELL_PATH: (await ensureHeadlessShell()) ?? chromium,
      },
    },
  );
  if (!existsSync(report)) return failedSuite(output);
  const counts = readStoryReport(
    readJson(report),
    readJson(join(builtFolder, 'index.json')),
    words,
  );
  const failed = counts.failed === 0 && code !== 0 ? 1 : counts.failed;
  return { ...counts, failed, log: output };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
