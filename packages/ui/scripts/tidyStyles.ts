import { readFileSync, rmSync, writeFileSync } from 'node:fs';

import { entryPoints } from './entryPoints.ts';

const published = Object.keys(entryPoints).filter(
  (name) => name === 'index' || name.startsWith('themes/'),
);
const dist = new URL('../dist/', import.meta.url);

/**
 * The bundler writes a style file beside every entry. Consumers load one for the whole library and one for their brand, so
 * the others would only be mistaken for something to load. Of those it takes away the notes that
 * vanilla-extract leaves for itself: each holds its whole source once more.
 */
export function tidyStyles(): void {
  for (const name of Object.keys(entryPoints)) {
    rmSync(new URL(`${name}.css.map`, dist), { force: true });
    if (!published.includes(name)) rmSync(new URL(`${name}.css`, dist), { force: true });
  }
  for (const name of published) {
    const file = new URL(`${name}.css`, dist);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/\/\*[^*]*\*\/\n*/gu, ''));
  }
}
