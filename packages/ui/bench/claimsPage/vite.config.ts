import { defineConfig } from 'vite';

/** Bundles the claims page from the built entries as a consumer's Vite does. `.size-limit.json` holds its budgets. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'error',
  // As the README advises.
  resolve: { alias: { 'react-remove-scroll': '@mina-sidor/ui/without-scroll-lock.js' } },
  build: {
    outDir: '../../../../.cache/claims-page',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: false,
    rolldownOptions: {
      input: ['ClaimsPage.tsx', 'styles.css'],
      preserveEntrySignatures: 'allow-extension',
      // What the library adds to React counts, not React.
      external: [/^react(?:\/|$)/u, /^react-dom(?:\/|$)/u],
      // As the README advises.
      treeshake: { manualPureFunctions: ['__name'] },
      optimization: { inlineConst: true },
      output: {
        entryFileNames: 'first/[name].js',
        chunkFileNames: 'late/[name].js',
        assetFileNames: '[name][extname]',
      },
    },
  },
});
