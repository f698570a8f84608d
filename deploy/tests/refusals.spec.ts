import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { userInfo } from 'node:os';
import { basename, join } from 'node:path';

import { expect } from '@playwright/test';

import { json, script, startScript, test } from './support/aRelease.ts';
import { listFiles } from './support/listFiles.ts';
import { builtPortal } from './support/nginx.ts';

test.describe('a release is refused and changes nothing', { tag: ['@Z73'] }, () => {
  test('when there is no such configuration', ({ server }) => {
    const before = server.state();
    const { status, said } = server.release('next', server.dist, join(server.dist, 'confg.json'));
    expect(status).not.toBe(0);
    expect(said).toMatch(/There is no configuration .*confg\.json that can be read\. Nothing has/u);
    expect(server.state()).toBe(before);
  });

  for (const name of [
    '',
    '.',
    '..',
    '../escaped',
    'a/b',
    '-n',
    'two words',
    'a\nb',
    'ö',
    'a'.repeat(101),
  ]) {
    test(`when it is called ${JSON.stringify(name)}`, ({ server }) => {
      const before = server.state();
      const { status, said } = server.release(name, server.dist);
      expect(status).not.toBe(0);
      expect(said).toContain('is no name for a release');
      expect(server.state()).toBe(before);
    });
  }

  for (const [name, args, reason] of [
    ['no folder is named', ['', 'first'], 'Say which folder and which release'],
    ['there is one word too many', ['x', 'next', 'x', 'x', 'x'], 'Say which folder and which'],
    ['its folder looks like an option', ['-x', 'next', '.'], "'-x' looks like an option"],
    ['its folder is a file', [script, 'next', builtPortal], 'The release has failed'],
  ] as const) {
    test(`when ${name}`, () => {
      const { status, stderr } = spawnSync('sh', [script, ...args], { encoding: 'utf8' });
      expect([status, stderr]).toEqual([1, expect.stringContaining(reason)]);
      expect(stderr).toContain('Nothing has been changed.');
    });
  }

  test('when there is no built portal, or no release of that name to go back to', ({ server }) => {
    const before = server.state();
    expect(server.release('next', server.folder).said).toContain('There is no built portal in');
    expect(server.release('unknown').said).toContain('There is no release unknown');
    expect(server.state()).toBe(before);
  });

  test('when a file of the built portal is missing or cut', ({ server }) => {
    const before = server.state();
    const later = 'assets/later-a1b2c3d4.js';
    writeFileSync(join(server.dist, later), 'a script that no document names');
    listFiles(server.dist);
    for (const name of [later, 'index.html', 'loggain.html', 'files.sha256']) {
      const file = join(server.dist, name);
      const whole = readFileSync(file);
      for (const damage of [truncateSync, rmSync, () => truncateSync(file, whole.length - 9)]) {
        damage(file);
        for (const configuration of [[], [server.configuration(json)]]) {
          const { status, said } = server.release('next', server.dist, ...configuration);
          expect([status, said]).toEqual([1, expect.stringContaining(name)]);
        }
        writeFileSync(file, whole);
      }
    }
    expect(server.state()).toBe(before);
  });

  test('when the built portal has a file that its list does not name', ({ server }) => {
    const before = server.state();
    const list = join(server.dist, 'files.sha256');
    const whole = readFileSync(list, 'utf8');
    writeFileSync(list, whole.replace(/^.*  index\.html\n/mu, ''));
    expect(server.release('next', server.dist).said).toContain('does not name index.html');
    writeFileSync(list, whole);
    const added = join(server.dist, 'notes.txt');
    writeFileSync(added, 'for nobody');
    expect(server.release('next', server.dist).said).toContain('does not name notes.txt');
    rmSync(added);
    expect(server.state()).toBe(before);
  });

  test('when a file of the release to go back to is gone or broken', ({ server }) => {
    const configuration = server.configuration(json.replace('Trafikfonden', 'Annat'));
    expect(server.release('configured', server.dist, configuration).status).toBe(0);
    expect(server.release('first')).toEqual({ status: 0, said: '' });
    expect(server.release('configured')).toEqual({ status: 0, said: '' });
    const first = join(server.folder, 'releases', 'first');
    for (const [file, damage] of [
      [join(first, 'loggain.html'), rmSync],
      [join(first, 'index.html'), (path: string) => writeFileSync(path, '<html>broken')],
      [join(first, 'files.sha256'), rmSync],
      [join(server.folder, 'assets', startScript), truncateSync],
      [join(server.folder, 'assets', startScript), rmSync],
    ] as const) {
      const whole = readFileSync(file);
      damage(file);
      const before = server.state();
      expect(server.release('first').said).toContain(basename(file));
      expect(server.state()).toBe(before);
      writeFileSync(file, whole);
    }
  });

  test('when its name is that of the release which is served', ({ server }) => {
    const before = server.state();
    const { status, said } = server.release('first', server.dist, server.configuration(json));
    expect([status, said]).toEqual([
      1,
      'The release first is being served. Choose another name. Nothing has been changed.\n',
    ]);
    expect(server.state()).toBe(before);
  });

  test('when a folder stands where the link to the release belongs', ({ server }) => {
    rmSync(join(server.folder, 'current'));
    mkdirSync(join(server.folder, 'current'));
    const files = () => execFileSync('find', [server.folder], { encoding: 'utf8' });
    const before = files();
    for (const [name, ...dist] of [['next', server.dist], ['first']] as const) {
      const { status, said } = server.release(name, ...dist);
      expect(status).not.toBe(0);
      expect(said).toContain('current is no link to a release');
      expect(files()).toBe(before);
    }
  });

  test('when a file cannot be written whole', ({ server }) => {
    const before = server.state();
    // No file may be larger than 2 KB, as on a full disk.
    const words = 'ulimit -f 4; exec sh "$0" "$1" next "$2"';
    const { status, stderr } = spawnSync('sh', ['-c', words, script, server.folder, server.dist], {
      encoding: 'utf8',
    });
    expect(status).not.toBe(0);
    expect(stderr).toContain('The release has failed. Nothing has been changed.');
    expect(server.state()).toBe(before);
    expect(server.release('next').said).toContain('There is no release next');
  });

  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    test(`while another is made, which is stopped half-way by ${signal}`, async ({ server }) => {
      const before = server.state();
      // The copy of this script does not end.
      const endless = join(server.dist, 'assets', 'zz-a1b2c3d4.js');
      execFileSync('mkfifo', [endless]);
      const args = [script, server.folder, 'next', server.dist];
      const release = spawn('sh', args, { detached: true, stdio: 'ignore' });
      const ended = once(release, 'exit');
      await expect.poll(() => readdirSync(server.folder).join()).toContain('.making');
      expect(server.release('first').said).toBe(
        `Another release is being made in ${server.folder}. Nothing has been changed.\n`,
      );
      // The group has the shell and its copy.
      process.kill(-(release.pid ?? Number.NaN), signal);
      expect(await ended).not.toEqual([0, null]);
      expect(server.release('next').said).toContain('There is no release next');
      rmSync(endless);
      // The next one takes away what is left.
      await expect.poll(() => server.release('first').said).toBe('');
      expect(server.state()).toBe(before);
      expect(readdirSync(server.folder).toSorted()).toEqual(['assets', 'current', 'releases']);
    });
  }

  test('when the server’s user cannot come to its folder', ({ server }) => {
    const before = server.state();
    chmodSync(join(server.folder, '..'), 0o700);
    const { status, said } = server.release('next', server.dist);
    chmodSync(join(server.folder, '..'), 0o755);
    expect(status).not.toBe(0);
    expect(said).toContain("The server's user cannot open the folder");
    expect(server.state()).toBe(before);
  });
});

test(
  'the server’s user can read a release whatever the umask of the one who makes it',
  { tag: ['@Z73'] },
  ({ server }) => {
    mkdirSync(join(server.dist, '.well-known'));
    writeFileSync(join(server.dist, '.well-known', 'security.txt'), 'Contact: x');
    listFiles(server.dist);
    const strict = join(server.folder, '..', 'strict');
    execFileSync('sh', ['-c', 'umask 077; cp -r "$0" "$1"', server.dist, strict]);
    const folder = join(server.folder, '..', 'made', 'here');
    execFileSync('sh', [
      '-c',
      'umask 077; sh "$0" "$1" next "$2" "$3"',
      script,
      folder,
      strict,
      server.configuration(json),
    ]);
    const modes = execFileSync(
      'find',
      ['..', '-mindepth', '1', '!', '-type', 'l', '-printf', '%m %y\n'],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    );
    expect(new Set(modes.trim().split('\n'))).toEqual(new Set(['755 d', '644 f']));
    expect(statSync(join(folder, 'current', 'index.html')).size).toBeGreaterThan(100);
  },
);

test(
  'a folder of releases that was made with a strict umask is opened to the server’s user',
  { tag: ['@Z73'] },
  ({ server }) => {
    const [releases, assets] = [join(server.folder, 'releases'), join(server.folder, 'assets')];
    chmodSync(releases, 0o700);
    chmodSync(assets, 0o700);
    chmodSync(join(assets, startScript), 0o600);
    expect(server.release('next', server.dist)).toEqual({ status: 0, said: '' });
    const modes = [releases, assets, join(assets, startScript)].map((path) => statSync(path).mode);
    expect(modes.map((mode) => mode & 0o777)).toEqual([0o755, 0o755, 0o644]);
    chmodSync(join(releases, 'first'), 0o700);
    expect(server.release('first')).toEqual({ status: 0, said: '' });
    expect(statSync(join(releases, 'first')).mode & 0o777).toBe(0o755);
  },
);

test(
  'a folder for a group is enough if the server’s user is in it',
  { tag: ['@Z73'] },
  ({ server }) => {
    chmodSync(join(server.folder, '..'), 0o750);
    for (const [user, expected] of [
      ['nobody', 1],
      [userInfo().username, 0],
    ] as const) {
      const { status } = spawnSync('sh', [script, server.folder, 'next', server.dist], {
        env: { ...process.env, SERVER_USER: user },
      });
      expect([user, status]).toEqual([user, expected]);
    }
  },
);
