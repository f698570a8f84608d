import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

import { components, entryPoints } from './entryPoints.ts';

const published = Object.keys(entryPoints).filter(
  (name) => name === 'index' || name.startsWith('themes/') || components.includes(name),
);
const dist = new URL('../dist/', import.meta.url);

/** Declares the layers: what a component without styles of its own has to say. */
const noStyles = '@layer ms-ui.reset, ms-ui.theme, ms-ui.components;\n';

/**
 * The bundler writes a style file beside every entry and every part that is loaded late. One for the whole library, one for
 * each brand and one for each component stay; what the others hold lies in these as well. From them it takes away the
 * notes that vanilla-extract leaves for itself, each of which holds its whole source once more.
 */
export function tidyStyles(): void {
  const kept = new Set(published.map((name) => `${name}.css`));
  for (const file of globSync('**/*.{css,css.map}', { cwd: dist })) {
    if (!kept.has(file.replaceAll('\\', '/'))) rmSync(new URL(file, dist));
  }
  for (const name of kept) {
    const file = new URL(name, dist);
    const styles = existsSync(file) ? withoutNotes(readFileSync(file, 'utf8')) : '';
    writeFileSync(file, styles.trim() === '' ? noStyles : styles);
  }
}

function withoutNotes(styles: string): string {
  return styles.replaceAll(/\/\*[^*]*\*\/\n*/gu, '');
}
