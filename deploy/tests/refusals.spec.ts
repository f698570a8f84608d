import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import { expect } from '@playwright/test';

import { json, script, startScript, test } from './support/aRelease.ts';

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

  test('when no folder is named', () => {
    const { status, stderr } = spawnSync('sh', [script, '', 'first'], { encoding: 'utf8' });
    expect(status).not.toBe(0);
    expect(stderr).toContain('Say which folder and which release');
  });

  test('when there is no built portal, or no release of that name to go back to', ({ server }) => {
    const before = server.state();
    expect(server.release('next', server.folder).said).toContain('There is no built portal in');
    expect(server.release('unknown').said).toContain('There is no release unknown');
    expect(server.state()).toBe(before);
  });

  test('when the built portal lacks a document, or has the assets of another build', ({
    server,
  }) => {
    const before = server.state();
    const other = `${server.dist}-other`;
    cpSync(server.dist, other, { recursive: true });
    writeFileSync(join(other, 'loggain.html'), '<script src="/assets/start-e5f6a7b8.js"></script>');
    expect(server.release('next', other).said).toContain(
      'loggain.html needs assets/start-e5f6a7b8.js, which is not in',
    );
    rmSync(join(other, 'loggain.html'));
    expect(server.release('next', other).said).toContain('There is no loggain.html in');
    expect(server.state()).toBe(before);
  });

  test('when the assets of the release to go back to are gone', ({ server }) => {
    expect(server.release('second', server.dist).status).toBe(0);
    rmSync(join(server.folder, 'assets', startScript));
    const before = server.state();
    expect(server.release('first').said).toContain(`needs assets/${startScript}, which is not in`);
    expect(server.state()).toBe(before);
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
    const { status } = spawnSync('sh', ['-c', words, script, server.folder, server.dist]);
    expect(status).not.toBe(0);
    expect(server.state()).toBe(before);
    expect(server.release('next').said).toContain('There is no release next');
  });

  test('when it is stopped half-way', async ({ server }) => {
    const before = server.state();
    // The copy of this script does not end.
    execFileSync('mkfifo', [join(server.dist, 'assets', 'zz-a1b2c3d4.js')]);
    const args = [script, server.folder, 'next', server.dist];
    const release = spawn('sh', args, { detached: true, stdio: 'ignore' });
    const ended = once(release, 'exit');
    await expect.poll(() => readdirSync(server.folder).join()).toContain('.making-');
    // The group has the shell and its copy.
    process.kill(-(release.pid ?? Number.NaN), 'SIGTERM');
    expect(await ended).not.toEqual([0, null]);
    expect(server.state()).toBe(before);
    expect(readdirSync(server.folder).toSorted()).toEqual(['assets', 'current', 'releases']);
    expect(server.release('next').said).toContain('There is no release next');
  });

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
  },
);

test(
  'a folder for a group is enough, unless the group is root’s, which no server’s user is in',
  { tag: ['@Z73'] },
  ({ server }) => {
    const above = join(server.folder, '..');
    chmodSync(above, 0o750);
    const { status } = server.release('next', server.dist);
    expect(status).toBe(statSync(above).gid === 0 ? 1 : 0);
  },
);

test('two releases at the same time are both whole', { tag: ['@Z73'] }, async ({ server }) => {
  const before = readdirSync(join(server.folder, 'assets'));
  const names = Array.from({ length: 6 }, (_, index) => `at-once-${String(index)}`);
  writeFileSync(join(server.dist, 'assets', 'large-a1b2c3d4.js'), 'x'.repeat(5_000_000));
  const ends = names.map((name) => {
    const args = [script, server.folder, name, server.dist];
    return once(spawn('sh', args, { stdio: 'inherit' }), 'exit');
  });
  expect(await Promise.all(ends)).toEqual(names.map(() => [0, null]));
  expect(readdirSync(join(server.folder, 'assets'))).toEqual(['large-a1b2c3d4.js', ...before]);
  const size = statSync(join(server.folder, 'current', 'assets', 'large-a1b2c3d4.js')).size;
  expect(size).toBe(5_000_000);
  for (const name of names) expect(server.release(name)).toEqual({ status: 0, said: '' });
});
