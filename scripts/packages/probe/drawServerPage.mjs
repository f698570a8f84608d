// Draws the page as React server components. Run with `--conditions=react-server`, where React has no state or effects.
import { registerHooks } from 'node:module';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-server-dom-webpack/server';

// Like a bundler: on the server, a file with `'use client'` is replaced by a reference. (React's own loader for Node
// reads neither byte sources nor relative source maps.)
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const source = String(loaded.source);
    if (!source.startsWith('"use client"')) return loaded;
    const exported = /^export \{(?<names>[^}]*)\}/mu.exec(source)?.groups.names ?? '';
    const references = exported.split(',').map((entry) => {
      const name = entry.trim().split(' ').at(-1);
      return `export const ${name} = registerClientReference(() => {
        throw new Error('The server called ${name} of a client file.');
      }, ${JSON.stringify(url)}, '${name}');`;
    });
    const origin = "import { registerClientReference } from 'react-server-dom-webpack/server';";
    return { ...loaded, source: [origin, ...references].join('\n') };
  },
});
const { ServerPage } = await import('./out/ServerPage.js');

/** A bundler's list of client files. */
const clientFiles = new Proxy({}, { get: (_, id) => ({ id, chunks: [], name: '*' }) });
renderToPipeableStream(createElement(ServerPage), clientFiles, {
  onError(error) {
    console.error(error);
    process.exitCode = 1;
  },
}).pipe(process.stdout);
