import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '../lib/builds.ts';
import { findOnPath } from '../lib/executables.ts';
import { installFromDebian } from '../lib/installFromDebian.ts';
import { cacheFolder, fromRoot } from '../lib/paths.ts';
import { runProcess } from '../lib/runProcess.ts';
import { runPlaywright } from './playwrightRun.ts';
import { failedSuite } from './suite.ts';
import type { SuiteResult } from './suite.ts';

/** Serves the built portal as docs/deployment.md says, with a real nginx, and plays what customers do. */
export async function deploy(
  chromium: () => Promise<string>,
  words: readonly string[] = [],
): Promise<SuiteResult> {
  const nginx = await findOrInstall('nginx');
  const openssl = await findOrInstall('openssl');
  if (nginx === undefined || openssl === undefined) {
    console.log(
      'No nginx was found and none could be installed: the tests that need it are skipped.',
    );
    return play('', chromium, words);
  }
  const tls = join(cacheFolder, 'deploy');
  mkdirSync(tls, { recursive: true });
  const certificate = join(tls, 'certificate.pem');
  const made = await runProcess(openssl, [
    ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'.split(' '),
    ...'-subj /CN=localhost -addext subjectAltName=DNS:localhost,DNS:*.localhost'.split(' '),
    '-keyout',
    join(tls, 'key.pem'),
    '-out',
    certificate,
  ]);
  if (made.code !== 0) return failedSuite(made.output);
  // Node reads the certificates that it trusts when it starts, so the tests cannot make their own.
  Object.assign(process.env, { NODE_EXTRA_CA_CERTS: certificate, DEPLOY_TEST_TLS: tls });
  return play(nginx, chromium, words);
}

async function play(
  nginx: string,
  chromium: () => Promise<string>,
  words: readonly string[],
): Promise<SuiteResult> {
  process.env['NGINX_PATH'] = nginx;
  await buildAll();
  const configuration = fromRoot('deploy', 'playwright.config.ts');
  return runPlaywright('deploy', configuration, await chromium(), words);
}

async function findOrInstall(command: string): Promise<string | undefined> {
  // A server's folder is on the PATH of root only.
  const find = () => findOnPath([command]) ?? findOnPath([command], '/usr/sbin:/usr/local/sbin');
  return find() ?? ((await installFromDebian(command)) ? find() : undefined);
}
