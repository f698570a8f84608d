import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fromRoot } from '../lib/paths.ts';
import { runOrThrow } from '../lib/runProcess.ts';
import { projects } from '../suites/projects.ts';

/** The scope of our own packages. */
const ownScope = '@mina-sidor';

/** Shorter than usual: a test that waits for what a fault has taken away waits in vain. */
const patience = `export const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
} as const;
`;

/** Copies the working tree to a new folder, so that no fault is ever in a file that somebody works on. */
export async function copyRepository(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'mina-sidor-mutants-'));
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const paths = (await runOrThrow('git', list)).split('\0');
  for (const path of paths.filter((each) => each !== '' && existsSync(fromRoot(each)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyFileSync(fromRoot(path), join(folder, path));
  }
  for (const home of ['.', ...projects.map((project) => project.folder)]) {
    linkPackages(home, folder);
  }
  writeFileSync(join(folder, 'vitest.patience.ts'), patience);
  return folder;
}

/** Links what a project has installed. Our own packages are links within the repository, so they lead to the copy. */
function linkPackages(home: string, copy: string): void {
  const from = fromRoot(home, 'node_modules');
  const to = join(copy, home, 'node_modules');
  if (!existsSync(from)) return;
  mkdirSync(join(to, ownScope), { recursive: true });
  for (const name of readdirSync(from).filter((each) => each !== ownScope)) {
    symlinkSync(join(from, name), join(to, name), 'junction');
  }
  const own = join(from, ownScope);
  for (const name of existsSync(own) ? readdirSync(own) : []) {
    const target = join(copy, relative(fromRoot(), realpathSync(join(own, name))));
    symlinkSync(target, join(to, ownScope, name), 'junction');
  }
}
