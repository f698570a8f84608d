import { globSync, readdirSync } from 'node:fs';

const packageFolder = new URL('../', import.meta.url);

/** Every component: each has a folder of the same name, and an entry of the package by the pattern of `exports`. */
const components = readdirSync(new URL('src/components/', packageFolder), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** One style file for each brand. */
const themes = readdirSync(new URL('src/theme/themes/', packageFolder))
  .filter((file) => file.endsWith('.css.ts'))
  .map((file) => file.replace('.css.ts', ''));

const styled = {
  index: 'src/index.ts',
  ...Object.fromEntries(
    themes.map((name) => [`themes/${name}`, `src/theme/themes/${name}.css.ts`]),
  ),
  ...Object.fromEntries(
    components.map((name) => [`components/${name}`, `src/components/${name}/index.ts`]),
  ),
};

/** The built entries, by file name in `dist`: one for each component, the theme, the testers and the whole library. */
export const entryPoints: Readonly<Record<string, string>> = {
  ...styled,
  theme: 'src/theme/index.ts',
  testing: 'src/testers/index.ts',
};

/** The entries that have a style file: the whole library, each brand and each component. */
export const styledEntries: readonly string[] = Object.keys(styled);

/**
 * Every other source file of the library. The bundler puts files with the same users into one chunk, but never two
 * entries: as entries they stay apart, and `'use client'` says something about one source file only.
 */
export const sourceFiles: Readonly<Record<string, string>> = Object.fromEntries(
  globSync('src/{components,private,theme}/**/*.{ts,tsx}', {
    cwd: packageFolder,
    exclude: ['**/*.{test,stories,guide}.*', '**/*.types.test.*'],
  })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !Object.values(entryPoints).includes(file))
    .map((file) => [file.replace(/\.tsx?$/, ''), file]),
);
