import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath } from './executables.ts';
import { installFromDebian } from './installFromDebian.ts';
import { cacheFolder } from './paths.ts';
import { PlainError } from './plainError.ts';
import { runProcess } from './runProcess.ts';

/** Finds or installs nginx and makes a certificate for it, which deploy/tests/support/nginx.ts finds by the environment. */
export async function prepareNginx(): Promise<string | undefined> {
  const nginx = await findOrInstall('nginx');
  const openssl = await findOrInstall('openssl');
  if (nginx === undefined || openssl === undefined) return undefined;
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
  if (made.code !== 0) throw new PlainError(made.output);
  // Node reads the certificates that it trusts when it starts, so the tests cannot make their own.
  Object.assign(process.env, {
    NODE_EXTRA_CA_CERTS: certificate,
    DEPLOY_TEST_TLS: tls,
    NGINX_PATH: nginx,
  });
  return nginx;
}

async function findOrInstall(command: string): Promise<string | undefined> {
  // A server's folder is on the PATH of root only.
  const find = () => findOnPath([command]) ?? findOnPath([command], '/usr/sbin:/usr/local/sbin');
  return find() ?? ((await installFromDebian(command)) ? find() : undefined);
}
