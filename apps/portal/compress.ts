import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

// Puts a `.br` and a `.gz` beside the scripts, styles and pictures of `dist`, for the server to send instead
// (docs/deployment.md). Run in the portal's folder when the files are built. Documents are left out: a deployment
// changes their configuration, and a compressed copy would keep the old one.
for (const file of globSync('dist/**/*.{js,css,svg}')) {
  const content = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
