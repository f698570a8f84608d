import { parseArgs } from 'node:util';

import { buildAll } from '../lib/builds.ts';
import { findChromium } from '../lib/chromium.ts';
import { reportTables, type Table } from '../bench/report.ts';
import { prepareNginx } from '../lib/nginxForTests.ts';
import { toolPath } from '../lib/paths.ts';
import { PlainError } from '../lib/plainError.ts';
import { runOrThrow } from '../lib/runProcess.ts';

/** Measures how fast the built claims page responds with thousands of cases. */
export async function bench(): Promise<number> {
  process.env['CHROMIUM_PATH'] = await findChromium();
  await buildAll();
  const { measureClaims } = await import('../bench/claims/measure.ts');
  return report('claims', measureClaims);
}

/** Measures how fast the built pages load on a slow phone. */
export async function benchPages(): Promise<number> {
  process.env['CHROMIUM_PATH'] = await findChromium();
  await buildAll();
  const config = 'bench/reactAlone.config.ts';
  await runOrThrow(toolPath('vite'), ['build', 'bench', '--config', config, '--logLevel', 'error']);
  const { measurePages } = await import('../bench/pages/measure.ts');
  return report('pages', measurePages);
}

/** Measures what the live connection costs with many customers. */
export async function benchHub(): Promise<number> {
  const { measureHub } = await import('../bench/hub/measure.ts');
  return report('hub', measureHub);
}

/** Opens thousands of windows through nginx as docs/deployment.md installs it. */
export async function benchProxy(): Promise<number> {
  if ((await prepareNginx()) === undefined) {
    throw new PlainError('There is no nginx, and none could be installed.');
  }
  await buildAll();
  const { measureProxy } = await import('../bench/proxy/measure.ts');
  return report('proxy', measureProxy);
}

/** Watches the sandbox's memory while 200 customers use it, for 30 minutes or as many as `--minutes` says. */
export async function soak(commandArguments: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...commandArguments],
    options: { minutes: { type: 'string', default: '30' } },
  });
  const minutes = Number(values.minutes);
  if (!(minutes >= 1)) throw new PlainError('--minutes has to be a number, 1 or more.');
  const { measureSoak } = await import('../bench/hub/soak.ts');
  return report('soak', () => measureSoak(minutes));
}

/** Compares the library's table and dialog with native elements. */
export async function benchUi(): Promise<number> {
  process.env['CHROMIUM_PATH'] = await findChromium();
  await runOrThrow(toolPath('vite'), ['build', 'bench', '--logLevel', 'error']);
  const { measureUi } = await import('../bench/ui/measure.ts');
  return report('ui', measureUi);
}

async function report(name: string, measure: () => Promise<readonly Table[]>): Promise<number> {
  console.log('Measuring …');
  return reportTables(name, await measure());
}
