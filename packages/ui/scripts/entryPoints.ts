import { readdirSync } from 'node:fs';

/** Every component: each has a folder of the same name. */
export const components: readonly string[] = readdirSync(
  new URL('../src/components/', import.meta.url),
  {
    withFileTypes: true,
  },
)
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .toSorted();

/** One style file for each brand. */
const themes = readdirSync(new URL('../src/theme/themes/', import.meta.url))
  .filter((file) => file.endsWith('.css.ts'))
  .map((file) => `themes/${file.replace('.css.ts', '')}`)
  .toSorted();

/** The built entries, by file name in `dist`: one for each component, the theme, the testers and the whole library. */
export const entryPoints: Readonly<Record<string, string>> = {
  index: 'src/index.ts',
  theme: 'src/theme/index.ts',
  testing: 'src/testers/index.ts',
  ...Object.fromEntries(themes.map((name) => [name, `src/theme/${name}.css.ts`])),
  ...Object.fromEntries(components.map((name) => [name, `src/components/${name}/index.ts`])),
};

type Target = string | Readonly<Record<string, string>>;

function script(name: string, source: string): Target {
  return {
    source: `./${source}`,
    types: `./dist/types/${source.replace(/^src\//u, '').replace(/\.ts$/u, '.d.ts')}`,
    default: `./dist/${name}.js`,
  };
}

/**
 * The package's `exports`. Every component is listed by name, because tools that check packages do not resolve
 * patterns.
 */
export const sourceExports: Readonly<Record<string, Target>> = {
  '.': script('index', 'src/index.ts'),
  './theme': script('theme', 'src/theme/index.ts'),
  './testing': script('testing', 'src/testers/index.ts'),
  './styles.css': { source: './src/styles.css', default: './dist/index.css' },
  './font.css': './assets/font.css',
  // A classic script, not a module: a page loads it with `<script src>`.
  './outdated-browser.js': './assets/outdated-browser.js',
  ...Object.fromEntries(
    themes.map((name) => [
      `./${name}.css`,
      { source: `./src/theme/${name}.css.ts`, default: `./dist/${name}.css` },
    ]),
  ),
  ...Object.fromEntries(
    components.flatMap((name) => [
      [`./${name}`, script(name, `src/components/${name}/index.ts`)],
      [`./${name}.css`, { source: './src/styles.css', default: `./dist/${name}.css` }],
    ]),
  ),
};

/** The exports for the registry: the `source` condition is only for development in this repository. */
export const publishedExports: Readonly<Record<string, Target>> = Object.fromEntries(
  Object.entries(sourceExports).map(([name, target]) => [name, withoutSource(target)]),
);

function withoutSource(target: Target): Target {
  if (typeof target === 'string') return target;
  return Object.fromEntries(Object.entries(target).filter(([condition]) => condition !== 'source'));
}
