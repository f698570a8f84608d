import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot, toolPath } from '../lib/paths.ts';
import { PlainError } from '../lib/plainError.ts';
import { runOrThrow } from '../lib/runProcess.ts';
import { startRegistry } from './localRegistry.ts';
import { publicPackages, specifierOf } from './publicPackages.ts';
import { publishTo, settingsFor } from './publishTo.ts';
import { buildSite, upgradeSite } from './upgradedSite.ts';

const template = fromRoot('scripts', 'packages', 'consumerApp');
const dependencies = ['react', 'react-dom'];
const tools = [
  '@testing-library/dom',
  '@testing-library/user-event',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'typescript',
  'vite',
];
const installFlags = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];

/**
 * Publishes the packages to a registry on this machine and installs them from it into a new application outside the
 * workspace, as a consumer would: type-checks it and every
 * entry, builds it, draws it in the browser, on a server and as server components, and runs axe on the pages. Builds the
 * same application as it was at the last release too. Returns what went wrong.
 */
export async function checkInstalledConsumer(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'mina-sidor-consumer-'));
  const registry = await startRegistry();
  try {
    await publishTo(registry.address);
    cpSync(template, folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest(), null, 2));
    writeFileSync(join(folder, '.npmrc'), settingsFor(registry.address));
    await runOrThrow('npm', ['install', ...installFlags], { folder });
    writeFileSync(join(folder, 'src', 'entries.ts'), importEveryEntry());
    writeReadmeExamples(join(folder, 'src'));
    await buildSite(folder);
    const bundled = '--noEmit --module esnext --moduleResolution bundler'.split(' ');
    await runOrThrow(toolPath('tsc', folder), bundled, { folder });
    await upgradeSite(folder);
    const markup = await runOrThrow(process.execPath, ['render.mjs'], { folder });
    await drawServerPage(folder);
    const page = join(folder, 'dist', 'index.html');
    const empty = '<div id="root"></div>';
    const html = readFileSync(page, 'utf8');
    writeFileSync(
      join(folder, 'dist', 'server.html'),
      html.replace(empty, `<div id="root">${markup}</div>`),
    );
    // Loaded late: it needs packages that are installed before any suite runs.
    const { lookAtPages } = await import('./lookAtPages.ts');
    return await lookAtPages(join(folder, 'dist'));
  } finally {
    registry.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Draws a page of server components. React's package for that asks for webpack, which nothing here needs: it is installed
 * after the others, so that their peers are still checked.
 */
async function drawServerPage(folder: string): Promise<void> {
  const drawing = `react-server-dom-webpack@${catalogVersion('react')}`;
  const beside = ['--no-save', '--legacy-peer-deps', ...installFlags, drawing];
  await runOrThrow('npm', ['install', ...beside], { folder });
  const conditions = '--conditions=react-server';
  const drawn = await runOrThrow(process.execPath, [conditions, 'drawServerPage.mjs'], { folder });
  for (const part of ['Showing 1 of 2', '#TextField']) {
    if (!drawn.includes(part)) throw new PlainError(`The server’s page has no ${part}:\n${drawn}`);
  }
}

/** The examples of the library's README, so that the compiler reads what a reader copies. */
function writeReadmeExamples(folder: string): void {
  const readme = readFileSync(fromRoot('packages', 'ui', 'README.md'), 'utf8');
  const examples = [...readme.matchAll(/^```tsx\n(?<code>import .*?)^```$/gmsu)]
    .map(({ groups }) => groups?.['code'] ?? '')
    // The new application has no router.
    .filter((code) => !code.includes("from 'react-router'"));
  if (examples.length === 0) throw new PlainError('The README has no examples.');
  for (const [index, code] of examples.entries()) {
    writeFileSync(join(folder, `readme${String(index)}.tsx`), code);
  }
}

/** A module that imports every entry, for the compiler and for plain Node. */
function importEveryEntry(): string {
  const entries = publicPackages.flatMap((item) =>
    item.modules.map(({ entry }) => specifierOf(item, entry)),
  );
  return entries
    .map((entry, index) => `export * as entry${String(index)} from '${entry}';\n`)
    .join('');
}

function manifest(): object {
  const versions = (names: readonly string[]): Record<string, string> =>
    Object.fromEntries(names.map((name) => [name, catalogVersion(name)]));
  const published = Object.fromEntries(publicPackages.map(({ name }) => [name, 'latest']));
  return {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: { ...published, ...versions(dependencies) },
    devDependencies: versions(tools),
  };
}

/** The version of a package that this repository is built and tested with. */
function catalogVersion(name: string): string {
  const catalog = readFileSync(fromRoot('pnpm-workspace.yaml'), 'utf8');
  const version = new RegExp(`^  '?${name}'?: (.+)$`, 'm').exec(catalog)?.[1];
  if (version === undefined) throw new PlainError(`pnpm-workspace.yaml has no version of ${name}.`);
  return version;
}
