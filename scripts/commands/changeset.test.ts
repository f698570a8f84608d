import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, onTestFinished, vi } from 'vitest';

import { fromRoot } from '../lib/paths.ts';
import { runOrThrow } from '../lib/runProcess.ts';
import { asObject } from '../rows/json.ts';
import { changeset } from './changeset.ts';

const packages = ['ui', 'api-client', 'texts'];

const author = ['-c', 'user.name=Nobody', '-c', 'user.email=nobody@example.org'];
const noBuild = () => Promise.resolve();

/** What Changesets reads of this repository, in a folder that it may change. */
function copyForRelease(): string {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const read = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];
  const files = packages.flatMap((name) =>
    ['package.json', 'CHANGELOG.md'].map((file) => join('packages', name, file)),
  );
  for (const file of [...read, ...files, join('.changeset', 'config.json')]) {
    cpSync(fromRoot(file), join(folder, file));
  }
  mkdirSync(join(folder, 'scripts', 'commands'), { recursive: true });
  const lines = join('scripts', 'commands', 'changelogLines.ts');
  // A link: what the file imports is found where it lies.
  symlinkSync(fromRoot(lines), join(folder, lines));
  return folder;
}

it('raises the three packages to one version and says in the changelog what has changed', async () => {
  const folder = copyForRelease();
  const change = "---\n'@mina-sidor/ui': major\n---\n\nRename `Sail` to `Deck`.\n";
  writeFileSync(join(folder, '.changeset', 'planted.md'), change);
  // A reader does not know the commit of a change.
  for (const words of [
    ['init', '--quiet'],
    ['add', '.'],
    ['commit', '--quiet', '--message', 'Plant'],
  ])
    await runOrThrow('git', [...author, ...words], { folder });

  expect(await changeset(['version'], folder, noBuild, () => Promise.resolve([]))).toBe(0);

  const read = (name: string, file: string) =>
    readFileSync(join(folder, 'packages', name, file), 'utf8');
  const versions = packages.map(
    (name) => asObject(JSON.parse(read(name, 'package.json')))['version'],
  );
  const [version] = versions;
  expect(versions).toEqual([version, version, version]);
  expect(read('ui', 'CHANGELOG.md')).toContain(
    `# @mina-sidor/ui\n\n## ${String(version)}\n\n### Major Changes\n\n- Rename \`Sail\` to \`Deck\`.\n\n## 1.`,
  );
}, 60_000);

it('raises nothing when the version would be too small, and says why [G12]', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => said.mockRestore());
  const folder = copyForRelease();
  const faults = () => Promise.resolve(['Tabs is gone: this asks for a major version']);
  expect(await changeset(['version'], folder, noBuild, faults)).toBe(1);
  expect(said.mock.calls.join('\n')).toContain('Tabs is gone');
});

it('publishes nothing when a package was not built, and names the missing files', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => said.mockRestore());
  const steps: string[] = [];
  const build = () => Promise.resolve(steps.push('build'));
  expect(await changeset(['publish'], copyForRelease(), build)).toBe(1);
  expect(steps).toEqual(['build']);
  expect(said.mock.calls.join('\n')).toContain('packages/ui: ./dist/index.js');
});
