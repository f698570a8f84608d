import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

// Puts a `.br` and a `.gz` beside every text file of `dist`, as small as they get, for the server to send instead
// (docs/deployment.md). Run in the portal's folder as the last step of its build. The font is compressed already.
for (const file of globSync('dist/**/*.{html,js,css,svg}')) {
  const content = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
