import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Options } from 'tsup';

import { sourceFiles } from './entryPoints.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** What the bundler made of a file: enough of esbuild's type for us. */
type Output = { readonly inputs: Readonly<Record<string, unknown>> };

/**
 * Writes `'use client'` to each built file whose source file has it, because esbuild drops it where it moves code to
 * shared files. (The plugins that keep it are made for older versions of esbuild.) Then removes the files of the entries
 * that only keep source files apart.
 */
export const clientDirective: Plugin = {
  name: 'client-directive',
  setup(build) {
    build.onEnd((result) => {
      const { metafile, outputFiles } = result;
      if (metafile === undefined || outputFiles === undefined) return;
      const outputs = Object.entries(metafile.outputs);
      const imported = new Set(
        outputs.flatMap(([, { imports }]) => imports.map(({ path }) => path)),
      );
      const inner = new Set(Object.values(sourceFiles));
      const unused = new Set(
        outputs
          .filter(([path, { entryPoint }]) => inner.has(entryPoint ?? '') && !imported.has(path))
          .flatMap(([path]) => [resolve(path), resolve(`${path}.map`)]),
      );
      const client = new Set(
        outputs.filter(([, output]) => isClient(output)).map(([path]) => resolve(path)),
      );
      result.outputFiles = outputFiles.filter(({ path }) => !unused.has(path));
      for (const file of result.outputFiles) {
        if (client.has(file.path) && !file.text.startsWith('"use client"')) {
          file.contents = Buffer.from(`"use client";\n${file.text}`);
        } else if (client.has(file.path.replace(/\.map$/, ''))) {
          file.contents = Buffer.from(file.text.replace('"mappings": "', '"mappings": ";'));
        }
      }
    });
  },
};

function isClient({ inputs }: Output): boolean {
  return Object.keys(inputs).some(
    (path) => existsSync(path) && readFileSync(path, 'utf8').startsWith("'use client'"),
  );
}
