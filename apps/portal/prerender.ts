import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

import {
  loginTitle,
  prerenderFrame,
  prerenderLogin,
  prerenderOutdatedBrowser,
  prerenderSlowStart,
} from './src/prerender.tsx';

// Puts into `dist/index.html` what shows before the application, and writes `dist/loggain.html`: the same with the
// login page already drawn (docs/deployment.md). Built for Node and run in the portal's folder as the last step of its
// build.
const built = readFileSync('dist/index.html', 'utf8');
const block = /<script type="application\/json" id="config">(?<json>[\s\S]*?)<\/script>/u;
const config = block.exec(built)?.groups?.['json'];
if (config === undefined) throw new Error('index.html has no configuration block.');

const root = '<div id="root"></div>';
const html = built.replace(
  root,
  `${prerenderOutdatedBrowser()}\n    ${prerenderSlowStart(config)}\n    ${root}`,
);

// The login needs no other code than the document's first; every other page does, and fetches it together with that.
const preloads = globSync('dist/assets/{pages,shared}-*.js').map(
  (file) =>
    `<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/${basename(file)}">`,
);
writeFileSync(
  'dist/index.html',
  html
    .replace(root, `<div id="root">${prerenderFrame()}</div>`)
    .replace('</head>', `  ${preloads.join('\n    ')}\n  </head>`),
);

const login = html
  .replaceAll(/ data-\w+="\/assets\/[^"]*"/gu, '')
  .replace(root, `<div data-page="login" id="root">${prerenderLogin(config)}</div>`)
  .replace(/<title>.*<\/title>/u, `<title>${loginTitle}</title>`);
writeFileSync('dist/loggain.html', login);
