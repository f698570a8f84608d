import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fromRoot } from '../lib/paths.ts';
import { runOrThrow } from '../lib/runProcess.ts';
import { projects } from '../suites/projects.ts';

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
    const packages = fromRoot(home, 'node_modules');
    if (existsSync(packages)) symlinkSync(packages, join(folder, home, 'node_modules'), 'junction');
  }
  writeFileSync(join(folder, 'vitest.patience.ts'), patience);
  return folder;
}
