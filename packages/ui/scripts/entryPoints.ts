import { readdirSync } from 'node:fs';

/** Every component: each has a folder of the same name, and an entry of the package by the pattern of `exports`. */
const components = readdirSync(new URL('../src/components/', import.meta.url), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** One style file for each brand. */
const themes = readdirSync(new URL('../src/theme/themes/', import.meta.url))
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
