import { buildAll } from '../lib/builds.ts';
import { prepareNginx } from '../lib/nginxForTests.ts';
import { fromRoot } from '../lib/paths.ts';
import { runPlaywright } from './playwrightRun.ts';
import type { SuiteResult } from './suite.ts';

/** Serves the built portal as docs/deployment.md says, with a real nginx, and plays what customers do. */
export async function deploy(
  chromium: () => Promise<string>,
  words: readonly string[] = [],
): Promise<SuiteResult> {
  if ((await prepareNginx()) === undefined) {
    console.log(
      'No nginx was found and none could be installed: the tests that need it are skipped.',
    );
    process.env['NGINX_PATH'] = '';
  }
  await buildAll();
  const configuration = fromRoot('deploy', 'playwright.config.ts');
  return runPlaywright('deploy', configuration, await chromium(), words);
}
