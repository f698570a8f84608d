import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

const sandboxAddress = process.env['SANDBOX_URL'] ?? 'http://localhost:4173';
const serverPrefixes = ['/api', '/Communication', '/portalHub', '/sandbox'];

/**
 * Advises users of Internet Explorer to change browser (row N20), where no module runs: an ordinary script of the
 * library, in a file of its own as the policy demands, shows what `prerender.ts` puts into every document.
 */
function adviseOldBrowsers(): Plugin {
  const script = fileURLToPath(import.meta.resolve('@mina-sidor/ui/outdated-browser.js'));
  const name = 'outdated-browser.js';
  return {
    name: 'advise-old-browsers',
    apply: 'build',
    buildStart() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', name, source: readFileSync(script, 'utf8') });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.values(bundle ?? {})
          .filter((file) => file.type === 'asset' && file.names.includes(name))
          .map(({ fileName }) => ({
            tag: 'script',
            attrs: { defer: true, src: `/${fileName}` },
            injectTo: 'head',
          })),
    },
  };
}

/** Fetches the font together with the first script instead of after the first style sheet. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `/${file}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
            },
            injectTo: 'head',
          })),
    },
  };
}

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    command === 'serve' && vanillaExtractPlugin(),
    preloadFont(),
    adviseOldBrowsers(),
  ],
  // While developing the packages are read from their sources; the product is built from what is published.
  resolve: command === 'serve' ? { conditions: ['source', ...defaultClientConditions] } : {},
  build: { target: 'es2023', modulePreload: { polyfill: false }, sourcemap: true },
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
