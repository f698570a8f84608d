import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { freePort } from '../../../scripts/lib/freePort.ts';

const deploy = fileURLToPath(new URL('../..', import.meta.url));
/** The portal as `npm run build` leaves it. */
export const builtPortal = join(deploy, '..', 'apps', 'portal', 'dist');
export const releaseScript = join(deploy, 'release.sh');

/** Whether this machine speaks IPv6 with itself. */
export const hasIPv6 = Object.values(networkInterfaces()).some((each) =>
  each?.some(({ address }) => address === '::1'),
);

/** The user that runs nginx when root runs the tests. */
const nobody = 65_534;

/** Like nginx.conf of Debian, but everything lies in one folder. */
const mainConfiguration = (folder: string): string => `
daemon off;
pid ${folder}/run/nginx.pid;
worker_processes 1;
events { worker_connections 768; }
http {
  default_type application/octet-stream;
  client_body_temp_path ${folder}/run/body;
  proxy_temp_path ${folder}/run/proxy;
  fastcgi_temp_path ${folder}/run/fastcgi;
  uwsgi_temp_path ${folder}/run/uwsgi;
  scgi_temp_path ${folder}/run/scgi;
  include conf.d/*.conf;
}
`;

/**
 * The settings of this installation: a port without TLS, which a load balancer may ask, the tests' certificate, a trusted
 * proxy that sends the customer's address, and the sandbox, which stands in for the provider's systems.
 */
const hereOnly = (plainPort: number, certificate: string, key: string): string => `
listen 127.0.0.1:${String(plainPort)};
ssl_certificate ${certificate};
ssl_certificate_key ${key};
set_real_ip_from 127.0.0.1;
set_real_ip_from ::1;
real_ip_header X-Forwarded-For;
location /sandbox {
  include mina-sidor/backend.conf;
  proxy_pass http://mina_sidor_hub;
}
`;

/** A file of variables for `.` of the shell. */
const variablesFile = (variables: Readonly<Record<string, string>>): string =>
  Object.entries(variables)
    .map(([name, value]) => `${name}='${value.replaceAll("'", String.raw`'\''`)}'\n`)
    .join('');

export interface Nginx {
  readonly url: string;
  /** The same without TLS. */
  readonly plainUrl: string;
  /** Folder with the releases of the portal. */
  readonly portal: string;
  /** The portal is in maintenance while this file exists. */
  readonly maintenanceFile: string;
  /** Runs deploy/release.sh. */
  readonly release: (name: string, dist?: string, configuration?: string) => void;
  /** The whole configuration, as `nginx -T` prints it. */
  readonly configuration: () => string;
  /** The access log so far; it can still be read after nginx has stopped. */
  readonly accessLog: () => string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts nginx with the configuration of `deploy` in front of these servers, with TLS and as an ordinary user.
 *
 * @param directives what else its server says
 */
export async function startNginx(
  backends: readonly string[],
  variables: Readonly<Record<string, string>> = {},
  directives = '',
): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'mina-sidor-nginx-'));
  const portal = join(folder, 'portal');
  const run = join(folder, 'run');
  const port = await freePort();
  const plainPort = await freePort();
  mkdirSync(run);
  chmodSync(folder, 0o755);
  const release: Nginx['release'] = (name, dist, configuration) => {
    const more = [dist, configuration].filter((each) => each !== undefined);
    execFileSync('sh', [releaseScript, portal, name, ...more]);
  };
  // A benchmark has released nothing before.
  const released = process.env['DEPLOY_TEST_RELEASED'] ?? '';
  if (released === '') release('first', builtPortal);
  else execFileSync('cp', ['-a', released, portal]);

  const certificate = join(folder, 'certificate.pem');
  const key = join(run, 'key.pem');
  const given = process.env['DEPLOY_TEST_TLS'] ?? '';
  cpSync(join(given, 'certificate.pem'), certificate);
  cpSync(join(given, 'key.pem'), key);
  const maintenanceFile = join(folder, 'maintenance');
  const values = {
    LISTEN: [
      `127.0.0.1:${String(port)} ssl http2`,
      ...(hasIPv6 ? [`[::1]:${String(port)} ssl http2`] : []),
    ].join('; listen '),
    PORTAL_ROOT: join(portal, 'current'),
    PAGES_ROOT: join(folder, 'pages'),
    MAINTENANCE_FILE: maintenanceFile,
    BACKEND_SERVERS: backends.map((url) => `server ${new URL(url).host};`).join(' '),
    ACCESS_LOG: join(run, 'access.log'),
    ERROR_LOG: join(run, 'error.log'),
    ...variables,
  };
  writeFileSync(join(folder, 'nginx.conf'), mainConfiguration(folder));
  const differences = join(folder, 'here.env');
  writeFileSync(differences, variablesFile(values));
  execFileSync('sh', [join(deploy, 'install.sh'), differences, folder]);
  writeFileSync(
    join(folder, 'mina-sidor', 'server.d', 'here.conf'),
    hereOnly(plainPort, certificate, key) + directives,
  );

  const isRoot = process.getuid?.() === 0;
  if (isRoot) for (const path of [run, key]) chownSync(path, nobody, nobody);
  const nginx = process.env['NGINX_PATH'] ?? 'nginx';
  const where = ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')];
  const child = spawn(nginx, where, {
    ...(isRoot && { uid: nobody, gid: nobody }),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const url = `https://localhost:${String(port)}`;
  const plainUrl = `http://localhost:${String(plainPort)}`;
  await untilHealthy(child, plainUrl).catch((error: unknown) => {
    child.kill();
    throw error;
  });
  const accessLog = (): string => readFileSync(join(run, 'access.log'), 'utf8');
  let lastLog = '';
  let isGone = false;
  return {
    url,
    plainUrl,
    portal,
    maintenanceFile,
    release,
    configuration: () => execFileSync(nginx, ['-T', '-q', ...where], { encoding: 'utf8' }),
    accessLog: () => (isGone ? lastLog : accessLog()),
    stop: async () => {
      if (child.exitCode === null) {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill();
        await ended;
      }
      lastLog = accessLog();
      isGone = true;
      rmSync(folder, { recursive: true });
    },
  };
}

async function untilHealthy(child: ChildProcess, url: string): Promise<void> {
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  for (let tries = 0; tries < 200; tries += 1) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${errors}`);
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`nginx does not answer: ${errors}`);
}
