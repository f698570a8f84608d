import { cpSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { fromRoot } from '../lib/paths.ts';
import { runOrThrow } from '../lib/runProcess.ts';
import { startRegistry } from './localRegistry.ts';
import { publishTo, settingsFor } from './publishTo.ts';

/** What npm is told whenever it installs here. */
export const installFlags = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];

const source = fromRoot('examples', 'provider-site');
const written = ['dist', 'node_modules', 'theme.css'];

/**
 * Publishes the packages to a registry on this machine, and installs a copy of the example site from it, as another
 * provider would.
 *
 * @param more packages with their versions that are installed beside those of the site
 */
export async function installExample(folder: string, more: readonly string[] = []): Promise<void> {
  const registry = await startRegistry();
  try {
    await publishTo(registry.address);
    const filter = (path: string): boolean => !written.includes(basename(path));
    cpSync(source, folder, { recursive: true, filter });
    writeFileSync(join(folder, '.npmrc'), settingsFor(registry.address));
    await runOrThrow('npm', ['install', ...installFlags, ...more], { folder });
  } finally {
    registry.close();
  }
}
