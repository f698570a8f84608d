import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [vanillaExtractPlugin()],
  // Uses the sources, so that a change can be measured without building the library first.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: '../.cache/bench',
    emptyOutDir: true,
    rolldownOptions: { input: ['library.html', 'native.html'] },
  },
});
