import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

import type * as prerendering from './src/prerender.tsx';

/** Writes `dist/loggain.html`: `index.html` with the login page already drawn (see docs/deployment.md). */
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const built: typeof prerendering = await import(
  pathToFileURL(here('node_modules/.prerender/prerender.js')).href
);

const html = readFileSync(here('dist/index.html'), 'utf8');
const config = /<script type="application\/json" id="config">(?<json>[\s\S]*?)<\/script>/u.exec(html)
  ?.groups?.['json'];
if (config === undefined) throw new Error('index.html has no configuration block.');

const login = html
  .replace('<div id="root"></div>', `<div id="root">${built.prerenderLogin(config)}</div>`)
  .replace(/<title>.*<\/title>/u, `<title>${built.loginTitle}</title>`);
writeFileSync(here('dist/loggain.html'), login);
