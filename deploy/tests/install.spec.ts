import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { test as base, expect } from '@playwright/test';

const script = join(import.meta.dirname, '..', 'install.sh');

/** A folder of nginx in which nothing has been installed yet, and what install.sh does with these variables. */
const test = base.extend<{
  readonly install: (variables: string) => {
    status: number | null;
    said: string;
    files: readonly string[];
  };
}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
  install: async ({}, provide, testInfo) => {
    const folder = testInfo.outputPath('nginx');
    execFileSync('mkdir', ['-p', '-m', '755', folder]);
    writeFileSync(join(folder, 'nginx.conf'), 'events { worker_connections 768; }\n');
    await provide((variables) => {
      const file = testInfo.outputPath('here.env');
      writeFileSync(file, `PAGES_ROOT='${join(folder, 'pages')}'\n${variables}`);
      const strictly = ['-c', 'umask 077; exec sh "$0" "$1" "$2"', script, file, folder];
      const { status, stderr } = spawnSync('sh', strictly, { encoding: 'utf8' });
      const found = execFileSync('find', ['.', '-mindepth', '1', '-printf', '%P %m\n'], {
        cwd: folder,
        encoding: 'utf8',
      });
      return { status, said: stderr, files: found.trim().split('\n') };
    });
  },
});

for (const [name, variables, reason] of [
  ['a variable is mistyped', 'HTST=x\n', 'mina-sidor.env has no HTST.'],
  ['a variable has a number more', "BACKEND_SERVERS2='server a;'\n", 'has no BACKEND_SERVERS2.'],
  ['a variable is exported', 'export LISTN=443\n', 'mina-sidor.env has no LISTN.'],
  ['two stand on a line', 'SERVER_NAME=x SERVERNAME=y\n', 'mina-sidor.env has no SERVERNAME.'],
  ['a variable is empty', 'LISTEN=\n', 'LISTEN is empty.'],
  ['the shell cannot read it', 'LISTEN 443\n', 'cannot be read.'],
  [
    'its policy would let the portal ask nobody',
    'CONNECT_SOURCES=self\n',
    "CONNECT_SOURCES lacks 'self' in quotation marks.",
  ],
  ['its lines end as in Windows', 'LISTEN=80\r\n', 'It has the ends of lines of Windows.'],
] as const) {
  test(`an installation is refused and changes nothing when ${name}`, ({ install }) => {
    const { status, said, files } = install(variables);
    expect([status, files]).toEqual([1, ['nginx.conf 644']]);
    expect(said).toContain(`${reason} Nothing has been changed.`);
  });
}

test('nginx’s user can read what is installed, whatever the umask', ({ install }) => {
  const { status, said, files } = install('# HTST=x\nLISTEN=80\n');
  expect([status, said]).toEqual([0, '']);
  expect(files).toContain('conf.d/mina-sidor.conf 644');
  expect(files.filter((file) => !/ (?:644|755)$/u.test(file))).toEqual([]);
});

const limits = join(import.meta.dirname, '..', 'limits.sh');
const raised = 'worker_rlimit_nofile 32768;\nevents { worker_connections 16384; }\n';
const higher = 'worker_rlimit_nofile 65536;\nevents { worker_connections 20000; }\n';

for (const [name, before, after] of [
  ['lower or missing ones are raised', 'events { worker_connections 768; }\n', raised],
  ['its own limit of files is raised in its place', raised.replace('32768', '1024'), raised],
  ['higher ones stay', higher, higher],
  [
    'what is in a comment is no limit',
    `# worker_connections 9;\n${raised.replace('16384', '512')}`,
    `# worker_connections 9;\n${raised}`,
  ],
] as const) {
  test(`of the limits in nginx.conf, ${name}, and the file as it first was is kept`, () => {
    const file = test.info().outputPath('nginx.conf');
    const kept = `${file}.before-mina-sidor`;
    writeFileSync(file, before);
    for (const _time of [1, 2]) {
      execFileSync('sh', [limits, file]);
      expect(readFileSync(file, 'utf8')).toBe(after);
    }
    // A package of nginx may bring its own file again.
    writeFileSync(file, 'events { worker_connections 512; }\n');
    if (before !== after) execFileSync('sh', [limits, file]);
    expect(existsSync(kept) && readFileSync(kept, 'utf8')).toBe(before === after ? false : before);
  });
}
