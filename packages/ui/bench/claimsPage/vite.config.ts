import { defineConfig, type Plugin } from 'vite';

/** Bundles the claims page from the built entries as a consumer's Vite does. `.size-limit.json` holds its budgets. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'error',
  plugins: [withEachRuleOnce()],
  build: {
    outDir: '../../../../.cache/claims-page',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: false,
    rolldownOptions: {
      input: ['ClaimsPage.tsx', 'styles.ts'],
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

/** Each component's style file works alone, so several repeat some rules. A page needs one copy of each. */
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
