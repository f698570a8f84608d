import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

import { components, entryPoints } from './entryPoints.ts';

const published = Object.keys(entryPoints).filter(
  (name) => name === 'index' || name.startsWith('themes/') || components.includes(name),
);
const dist = new URL('../dist/', import.meta.url);

/**
 * The bundler writes a style file beside every entry: one for the whole library, one for each brand and one for each
 * component. From these it takes away the notes that vanilla-extract leaves for itself, each of which holds its whole
 * source once more; the rest would only be mistaken for something to load.
 */
export function tidyStyles(): void {
  for (const name of Object.keys(entryPoints)) {
    rmSync(new URL(`${name}.css.map`, dist), { force: true });
    const file = new URL(`${name}.css`, dist);
    if (!published.includes(name)) rmSync(file, { force: true });
    else writeFileSync(file, withoutNotes(existsSync(file) ? readFileSync(file, 'utf8') : ''));
  }
}

function withoutNotes(styles: string): string {
  return styles.replaceAll(/\/\*[^*]*\*\/\n*/gu, '');
}
