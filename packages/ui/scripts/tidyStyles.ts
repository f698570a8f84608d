import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

import { styledEntries } from './entryPoints.ts';

const dist = new URL('../dist/', import.meta.url);

/** The layer order: the content of the style file of a component without own styles. */
const noStyles = '@layer ms-ui.reset, ms-ui.theme, ms-ui.components;\n';

/** vanilla-extract's comment before the rules of a source file. It repeats the whole source. */
const note = /\/\*[^*]*src\/(?<source>[\w/]+)\.css\.ts\.vanilla\.css[^*]*\*\/\n/u;

const sourceMapNote = /\/\*#[^*]*\*\/\n*/u;

/**
 * The bundler writes a style file for every entry and every lazily loaded part. We keep one for the library, one for
 * each brand and one for each component; these contain the styles of all others. Components share rules, so the file of
 * a component only imports parts, one for each source file: who imports several components gets each rule once.
 */
export function tidyStyles(): void {
  const kept = new Set(styledEntries.map((name) => `${name}.css`));
  for (const file of globSync('**/*.{css,css.map}', { cwd: dist })) {
    if (!kept.has(file.replaceAll('\\', '/'))) rmSync(new URL(file, dist));
  }
  for (const name of kept) {
    const file = new URL(name, dist);
    const raw = existsSync(file) ? readFileSync(file, 'utf8').replace(sourceMapNote, '') : '';
    const parts = splitIntoParts(raw);
    const styles = name.startsWith('components/') ? writeParts(parts) : joined(parts);
    writeFileSync(file, styles === '' ? noStyles : styles);
  }
}

type Parts = ReadonlyMap<string, string>;

/** The rules of each source file. */
function splitIntoParts(styles: string): Parts {
  const [, ...pieces] = styles.split(note);
  const sources = pieces.filter((_, index) => index % 2 === 0);
  return new Map(sources.map((source, index) => [source, pieces[2 * index + 1] ?? '']));
}

function joined(parts: Parts): string {
  return [...parts.values()].join('');
}

/** Writes each part to a file of its own, and answers the rules that import them. */
function writeParts(parts: Parts): string {
  const imports = [...parts].map(([source, rules]) => {
    const file = new URL(`styles/${source}.css`, dist);
    mkdirSync(new URL('./', file), { recursive: true });
    writeFileSync(file, rules);
    return `@import '../styles/${source}.css';\n`;
  });
  return imports.join('');
}
