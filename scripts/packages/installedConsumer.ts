import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot, toolPath } from '../lib/paths.ts';
import { PlainError } from '../lib/plainError.ts';
import { runOrThrow } from '../lib/runProcess.ts';
import { installExample, installFlags } from './exampleSite.ts';
import { catalogVersion } from './catalogVersion.ts';
import { publicPackages, specifierOf } from './publicPackages.ts';
import { upgradeSite } from './upgradedSite.ts';

/** What the probe needs beside the packages of the example site. */
const probeTools = ['@testing-library/dom', '@testing-library/user-event'];

/**
 * Publishes the packages to a registry on this machine and installs them from it outside the workspace, as a consumer
 * would. Builds, starts and uses the example site there. Asks of the packages what that site does not use: every entry,
 * the README's examples, every field, and pages drawn by a server. Builds a site as it was at the last release too.
 * Returns what went wrong.
 */
export async function checkInstalledConsumer(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'mina-sidor-consumer-'));
  try {
    const tools = probeTools.map((name) => `${name}@${catalogVersion(name)}`);
    await installExample(folder, ['@mina-sidor/api-client@latest', ...tools]);
    await runOrThrow('npm', ['run', 'build'], { folder });
    await upgradeSite(folder);
    const probe = await buildProbe(folder);
    // Loaded late: they need packages that are installed before any suite runs.
    const { lookAtPage } = await import('./lookAtPage.ts');
    const { walkExample } = await import('./walkExample.ts');
    return [await lookAtPage(probe), await walkExample(folder)].filter(Boolean).join('\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Compiles, builds and draws the probe. Returns the folder of its page. */
async function buildProbe(installed: string): Promise<string> {
  const folder = join(installed, 'probe');
  cpSync(fromRoot('scripts', 'packages', 'probe'), folder, { recursive: true });
  writeFileSync(join(folder, 'src', 'entries.ts'), importEveryEntry());
  writeReadmeExamples(join(folder, 'src'));
  await runOrThrow(toolPath('tsc', installed), [], { folder });
  const bundled = '--noEmit --module esnext --moduleResolution bundler'.split(' ');
  await runOrThrow(toolPath('tsc', installed), bundled, { folder });
  await runOrThrow(toolPath('vite', installed), ['build', '--logLevel', 'warn'], { folder });
  const markup = await runOrThrow(process.execPath, ['render.mjs'], { folder });
  await drawServerPage(installed, folder);
  const page = join(folder, 'dist', 'index.html');
  const html = readFileSync(page, 'utf8');
  writeFileSync(
    page,
    html.replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`),
  );
  return join(folder, 'dist');
}

/**
 * Draws a page of server components. React's package for that asks for webpack, which nothing here needs: it is installed
 * after the others, so that their peers are still checked.
 */
async function drawServerPage(installed: string, folder: string): Promise<void> {
  const drawing = `react-server-dom-webpack@${catalogVersion('react')}`;
  const beside = ['--no-save', '--legacy-peer-deps', ...installFlags, drawing];
  await runOrThrow('npm', ['install', ...beside], { folder: installed });
  const conditions = '--conditions=react-server';
  const drawn = await runOrThrow(process.execPath, [conditions, 'drawServerPage.mjs'], { folder });
  for (const part of ['Showing 1 of 2', '#TextField']) {
    if (!drawn.includes(part)) throw new PlainError(`The server’s page has no ${part}:\n${drawn}`);
  }
}

/** The examples of the library's README, so that the compiler reads what a reader copies. */
function writeReadmeExamples(folder: string): void {
  const readme = readFileSync(fromRoot('packages', 'ui', 'README.md'), 'utf8');
  const examples = [...readme.matchAll(/^```tsx\n(?<code>import .*?)^```$/gmsu)].map(
    ({ groups }) => groups?.['code'] ?? '',
  );
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
