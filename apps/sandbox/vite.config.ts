import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The sandbox's own page, which `src/control/serveControlPage.ts` serves under `/sandbox`. */
export default defineConfig({
  root: 'page',
  base: '/sandbox/page/',
  plugins: [react()],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    // The policy allows no data addresses for fonts.
    assetsInlineLimit: 0,
  },
});
