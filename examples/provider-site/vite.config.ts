import './theme.ts';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Send it with every page in production too. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

export default defineConfig({
  plugins: [react()],
  preview: {
    port: 4180,
    strictPort: true,
    headers: { 'Content-Security-Policy': policy },
  },
  // 'Small scripts' in the README of @mina-sidor/ui says what these three save.
  build: {
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['__name'] },
      optimization: { inlineConst: true },
    },
  },
  resolve: { alias: { 'react-remove-scroll': '@mina-sidor/ui/without-scroll-lock.js' } },
});
