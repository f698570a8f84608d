import { readFileSync, writeFileSync } from 'node:fs';

import { loginTitle, prerenderLogin } from './src/prerender.tsx';

// Writes `dist/loggain.html`: `index.html` with the login page already drawn (docs/deployment.md). Built for Node and
// run in the portal's folder as the last step of its build.
const html = readFileSync('dist/index.html', 'utf8');
const block = /<script type="application\/json" id="config">(?<json>[\s\S]*?)<\/script>/u;
const config = block.exec(html)?.groups?.['json'];
if (config === undefined) throw new Error('index.html has no configuration block.');

const login = html
  .replace('<div id="root"></div>', `<div id="root">${prerenderLogin(config)}</div>`)
  .replace(/<title>.*<\/title>/u, `<title>${loginTitle}</title>`);
writeFileSync('dist/loggain.html', login);
