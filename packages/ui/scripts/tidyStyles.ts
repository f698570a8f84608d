import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

import { styledEntries } from './entryPoints.ts';

const dist = new URL('../dist/', import.meta.url);

/** The layer order: the content of the style file of a component without own styles. */
const noStyles = '@layer ms-ui.reset, ms-ui.theme, ms-ui.components;\n';

/**
 * The bundler writes a style file for every entry and every lazily loaded part. We keep one for the library, one for
 * each brand and one for each component; these contain the styles of all others. From the kept ones we remove
 * vanilla-extract's internal comments, each of which repeats its whole source.
 */
export function tidyStyles(): void {
  const kept = new Set(styledEntries.map((name) => `${name}.css`));
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
