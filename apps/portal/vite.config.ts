import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, minify, type Plugin, type Rolldown } from 'vite';

import { browserslist } from './package.json' with { type: 'json' };

/** The oldest browsers that the portal is written for (`docs/browsers.md`), as the build names them. */
const oldestBrowsers = browserslist.map((each) =>
  each.replace('ios_saf', 'ios').replace(' >= ', ''),
);

const sandboxAddress = process.env['SANDBOX_URL'] ?? 'http://localhost:4173';
const serverPrefixes = ['/api', '/Communication', '/portalHub', '/sandbox'];

/** Puts a script of its own file, as the policy demands, into the head of every document. */
function headScript(
  name: string,
  source: () => string | Promise<string>,
  attrsOf: (bundle: Rolldown.OutputBundle) => Readonly<Record<string, string | boolean>>,
): Plugin {
  return {
    name: `head-script-${name}`,
    apply: 'build',
    async buildStart() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', name, source: await source() });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.values(bundle ?? {})
          .filter((file) => file.type === 'asset' && file.names.includes(name))
          .map(({ fileName }) => ({
            tag: 'script',
            attrs: { ...attrsOf(bundle ?? {}), src: `/${fileName}` },
            injectTo: 'head-prepend',
          })),
    },
  };
}

/**
 * Advises users of Internet Explorer to change browser (row N20): a script of the library shows what `prerender.ts` puts
 * into every document. Only a browser that runs no modules fetches it.
 */
const adviceForOldBrowsers = (): string =>
  readFileSync(fileURLToPath(import.meta.resolve('@mina-sidor/ui/outdated-browser.js')), 'utf8');

/** Asks early what each page has to know. Loaded late: the contract that it reads is built before the portal is, not before this. */
const earlyCalls = async (): Promise<string> => {
  const { earlyCallsScript } = await import('./earlyCalls.ts');
  return (await minify('early-calls.js', earlyCallsScript())).code;
};

/** Pages outside the login, whose code is not fetched ahead. */
const openPages = /^(?:accessibility|loggedOut|login|notFound)$/u;

/** What `index.html` names already. */
const everywhere = /\/(?:index|libraries|pages|rolldown-runtime|shared)-/u;

/**
 * The files of each page's code, as attributes of the script that fetches those of the page at hand: without what every
 * document fetches.
 */
function pageCode(bundle: Rolldown.OutputBundle): Readonly<Record<string, string>> {
  const pages = Object.values(bundle).flatMap((file): [string, string][] => {
    if (file.type !== 'chunk') return [];
    const page = pageOf(file.facadeModuleId);
    if (page === undefined || openPages.test(page)) return [];
    const files = [file.fileName, ...file.imports].filter((name) => !everywhere.test(name));
    return [[`data-${page.toLowerCase()}`, files.map((name) => `/${name}`).join(' ')]];
  });
  return Object.fromEntries(pages);
}

/** The name of the page whose `route.tsx` this module is; `undefined` for others. */
function pageOf(module: string | null): string | undefined {
  return /(?<page>\w+)\/route\.tsx$/u.exec(module ?? '')?.groups?.['page'];
}

/**
 * What a page looks like comes before what it does: styles and font stand before the scripts, which the browser fetches
 * with low priority. On a slow line they would share it otherwise, and nobody would see anything until all is there.
 * Libraries are a script of their own, so that they are run while the rest is on its way.
 */
function looksFirst(): Plugin {
  const script = '<script type="module"';
  const preloaded = /\n\s*<link rel="modulepreload"[^>]* href(="[^"]*\/libraries-[^"]*")>/u;
  const styles = /\n\s*<link rel="stylesheet"[^>]*>/gu;
  return {
    name: 'looks-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const fonts = Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map(
            (file) =>
              `\n    <link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
          );
        const [preload = '', address = ''] = preloaded.exec(html) ?? [];
        const looks = [...(html.match(styles) ?? []), ...fonts, '\n    '].join('');
        return html
          .replaceAll(styles, '')
          .replace(preload, '')
          .replace(
            script,
            `${looks.trimStart()}${script} crossorigin src${address}></script>\n    ${script}`,
          )
          .replaceAll(script, `${script} fetchpriority="low"`);
      },
    },
  };
}

/**
 * Few chunks with a purpose: what every document starts with, which is all that the login needs, libraries apart from our
 * own code; what all other pages need besides; what several pages share, by which of them share it. What one page alone
 * needs stays with the page.
 */
const chunks = [
  {
    name: 'libraries',
    test: /node_modules[\\/]|platform[\\/]reactDom/,
    tags: ['$initial' as const],
    priority: 5,
  },
  // Only where a QR code shows.
  { name: 'qr', test: /node_modules[\\/]qrcode\.react[\\/]/, priority: 4 },
  { name: 'start', tags: ['$initial' as const], priority: 3 },
  {
    name: 'pages',
    test: /(?:drawPages|StartFailed)\.tsx$|customerScope\.ts$|useClaims\.ts$|customerContract\.js$/,
    priority: 2,
  },
  { name: 'shared', minShareCount: 4, priority: 1 },
];

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    command === 'serve' && vanillaExtractPlugin(),
    headScript('outdated-browser.js', adviceForOldBrowsers, () => ({
      nomodule: true,
      defer: true,
    })),
    headScript('early-calls.js', earlyCalls, (bundle) => ({ async: true, ...pageCode(bundle) })),
    looksFirst(),
  ],
  // While developing the packages are read from their sources; the product is built from what is published.
  resolve: {
    ...(command === 'serve' && { conditions: ['source', ...defaultClientConditions] }),
    alias: {
      // What SWR brings for old versions of React.
      'use-sync-external-store/shim': 'react',
      // As the library's README advises.
      'react-remove-scroll': '@mina-sidor/ui/without-scroll-lock.js',
    },
  },
  build: {
    target: oldestBrowsers,
    modulePreload: {
      polyfill: false,
      // A link for each file that a page imports takes a slow phone longer than the browser takes to find the imports.
      resolveDependencies: (_file, imports, { hostType }) => (hostType === 'html' ? imports : []),
    },
    // No script names its map, and hideSourceMaps.ts takes the maps out of what is served.
    sourcemap: 'hidden',
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
        // Named after its page, so that `.size-limit.json` can name it.
        chunkFileNames: ({ facadeModuleId }) => {
          const page = pageOf(facadeModuleId);
          return `assets/${page === undefined ? '[name]' : `route-${page}`}-[hash].js`;
        },
      },
      // Radix names each of its functions with a call, which would keep those that nobody uses.
      treeshake: { manualPureFunctions: ['__name'] },
      // Class names of the library stand where they are used, not in a variable each.
      optimization: { inlineConst: true },
    },
  },
  server: {
    port: 5173,
    // The sandbox compares Origin with Host, so the host must stay the one that the browser asked.
    proxy: Object.fromEntries(
      serverPrefixes.map((prefix) => [
        prefix,
        // The live connection is a WebSocket where it can be one.
        { target: sandboxAddress, changeOrigin: false, ws: prefix === '/portalHub' },
      ]),
    ),
  },
}));
