import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  build: {
    outDir: '../.cache/bench-react',
    emptyOutDir: true,
    rolldownOptions: {
      input: 'reactAlone.tsx',
      output: { entryFileNames: 'react-alone.js' },
    },
  },
});
