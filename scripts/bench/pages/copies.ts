import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { cacheFolder, fromRoot } from '../../lib/paths.ts';

const built = fromRoot('apps', 'portal', 'dist');
const scripts = /<script [^>]*src=[^>]*><\/script>|<link rel="modulepreload"[^>]*>/gu;
const reactAlone = 'assets/react-alone.js';

/** A copy of the built portal whose documents run no script: no page can be faster than that. */
export function copyWithoutScripts(): string {
  return copyWith('floor', '');
}

/** The same with the script of `bench/reactAlone.tsx`, which has to be built already. */
export function copyOfReactAlone(): string {
  const folder = copyWith('react', `<script type="module" src="/${reactAlone}"></script>`);
  const script = readFileSync(join(cacheFolder, 'bench-react', 'react-alone.js'));
  writeFileSync(join(folder, reactAlone), script);
  writeFileSync(join(folder, `${reactAlone}.br`), brotliCompressSync(script));
  return folder;
}

function copyWith(name: string, script: string): string {
  const folder = join(cacheFolder, 'bench-pages', name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(built, folder, { recursive: true });
  for (const file of globSync('*.html', { cwd: folder })) {
    const path = join(folder, file);
    const html = readFileSync(path, 'utf8').replaceAll(scripts, '');
    writeFileSync(path, html.replace('</head>', `${script}</head>`));
  }
  return folder;
}
