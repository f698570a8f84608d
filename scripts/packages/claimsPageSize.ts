import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import { fromRoot } from '../lib/paths.ts';

type Sizes = {
  /** JavaScript that the page needs to be shown. */
  readonly first: number;
  /** JavaScript in all, with what is fetched when the reader shows up. */
  readonly script: number;
  readonly styles: number;
};

/** Bytes after gzip that the library may add to React itself on the claims page. */
const budgets: Sizes = { first: 20_500, script: 40_000, styles: 8_000 };

const names: Record<keyof Sizes, string> = {
  first: 'script before the first interaction',
  script: 'script in all',
  styles: 'styles',
};

/**
 * Bundles a claims page from the built entries, the way a consumer's Vite does, and compares what it adds to React with
 * the budgets. The page's own few lines count too.
 */
export async function checkClaimsPageSize(): Promise<string> {
  const sizes = await claimsPageSizes();
  if (budgetNames.every((name) => sizes[name] <= budgets[name])) return '';
  return budgetNames.map((name) => describe(name, sizes)).join('\n');
}

const budgetNames = ['first', 'script', 'styles'] as const;

function describe(name: keyof Sizes, sizes: Sizes): string {
  const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
  return `claims page, ${names[name]}: ${kilobytes(sizes[name])} kB of ${kilobytes(budgets[name])} kB`;
}

async function claimsPageSizes(): Promise<Sizes> {
  const root = fromRoot('packages', 'ui', 'bench', 'claimsPage');
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [withEachRuleOnce(), withoutViteHelper()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: [`${root}/ClaimsPage.tsx`, `${root}/styles.ts`],
        preserveEntrySignatures: 'strict',
        external: [/^react(?:\/|$)/u, /^react-dom(?:\/|$)/u],
      },
    },
  });
  const files = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const chunks = files.filter((file) => file.type === 'chunk');
  const first = withStaticImports(chunks);
  return {
    first: total(first.map((chunk) => chunk.code)),
    script: total(chunks.map((chunk) => chunk.code)),
    styles: total(
      files.flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css') ? [file.source] : [],
      ),
    ),
  };
}

/**
 * Vite's helper for dynamic imports comes with the first of them in any application, and is none of the library's:
 * without preloading it does no more than this.
 */
function withoutViteHelper(): Plugin {
  return {
    name: 'without-vite-helper',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('vite/preload-helper.js')
        ? 'export const __vitePreload = (load) => load();'
        : undefined,
  };
}

/**
 * A component's style file holds the rules of all that it is built of, so that it works alone. Several together repeat
 * some; what the page needs is one copy of each. A brand's file is left out: it holds the provider's values, no rules.
 */
function withEachRuleOnce(): Plugin {
  const blocks = new Set<string>();
  return {
    name: 'each-rule-once',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/dist\/\w+\.css$/u.test(id)) return undefined;
      const fresh = code.split(/(?<=\n\}\n)/u).filter((block) => !blocks.has(block));
      for (const block of fresh) blocks.add(block);
      return fresh.join('');
    },
  };
}

/** The entry and all that it imports, without what it fetches later. */
function withStaticImports(
  chunks: readonly Rolldown.OutputChunk[],
): readonly Rolldown.OutputChunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(chunks.filter((chunk) => chunk.isEntry));
  for (const chunk of found) {
    for (const name of chunk.imports) {
      const imported = byName.get(name);
      if (imported !== undefined) found.add(imported);
    }
  }
  return [...found];
}

function total(files: readonly (string | Uint8Array)[]): number {
  return files.reduce((sum, file) => sum + gzipSync(file).length, 0);
}
