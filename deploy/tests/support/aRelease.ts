import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { test as base, expect } from '@playwright/test';

import { listFiles } from './listFiles.ts';

const root = join(import.meta.dirname, '..', '..', '..');
export const script = join(root, 'deploy', 'release.sh');
const source = readFileSync(join(root, 'apps', 'portal', 'index.html'), 'utf8');
export const json = /id="config">([\s\S]*?)<\/script>/u.exec(source)?.[1] ?? '';
export const startScript = 'start-a1b2c3d4.js';

/** A server with one release, and a portal that may become its next. */
export const test = base.extend<{
  readonly server: {
    readonly folder: string;
    readonly dist: string;
    /** A file with this configuration. */
    readonly configuration: (json: string | Buffer, name?: string) => string;
    /** Runs release.sh for this folder. */
    readonly release: (...rest: readonly string[]) => { status: number | null; said: string };
    /** All files, what they hold and which release is chosen. */
    readonly state: () => string;
  };
}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
  server: async ({}, provide) => {
    const work = execFileSync('mktemp', ['-d'], { encoding: 'utf8' }).trim();
    chmodSync(work, 0o755);
    const folder = join(work, 'portal');
    const dist = join(work, 'dist');
    mkdirSync(join(dist, 'assets'), { recursive: true });
    const built = source.replace('/src/main.tsx', `/assets/${startScript}`);
    for (const name of ['index.html', 'loggain.html']) writeFileSync(join(dist, name), built);
    writeFileSync(join(dist, 'assets', startScript), '1');
    listFiles(dist);
    const release = (...rest: readonly string[]) => {
      const { status, stderr } = spawnSync('sh', [script, folder, ...rest], { encoding: 'utf8' });
      return { status, said: stderr };
    };
    expect(release('first', dist)).toEqual({ status: 0, said: '' });
    await provide({
      folder,
      dist,
      release,
      configuration: (text, name = 'config.json') => {
        const file = join(work, name);
        writeFileSync(file, text);
        return file;
      },
      state: () =>
        execFileSync('sh', ['-c', 'find . -type f -exec cksum {} + | sort; readlink current'], {
          cwd: folder,
          encoding: 'utf8',
        }),
    });
    chmodSync(work, 0o755);
    rmSync(work, { recursive: true });
  },
});
