import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { listFiles } from './listFiles.ts';
import { builtPortal } from './nginx.ts';

const scripts = /(-[\w-]{8})\.js\b/gu;
const rename = (text: string) => text.replaceAll(scripts, '$1.next.js');

/** Makes a folder with the next release of the portal: the same code with other script names. */
export function makeNextRelease(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mina-sidor-next-'));
  cpSync(builtPortal, folder, {
    recursive: true,
    filter: (path) => !/\.(?:map|br|gz)$/u.test(path),
  });
  const assets = join(folder, 'assets');
  for (const name of readdirSync(assets).filter((each) => each.endsWith('.js'))) {
    const file = join(assets, rename(name));
    renameSync(join(assets, name), file);
    const text = rename(readFileSync(file, 'utf8'));
    writeFileSync(file, text);
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  }
  for (const name of ['index.html', 'loggain.html']) {
    const document = join(folder, name);
    writeFileSync(document, rename(readFileSync(document, 'utf8')));
  }
  listFiles(folder);
  return folder;
}
