import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { cacheFolder, fromRoot } from '../../lib/paths.ts';

const built = fromRoot('apps', 'portal', 'dist');
const scripts = /<script [^>]*src=[^>]*><\/script>|<link rel="modulepreload"[^>]*>/gu;

/**
 * A hand-written page without any library, for the same answers: it requests all of them at once and
 * writes a heading and a list of what they hold.
 */
const byHand = `
const main = document.querySelector('#root').appendChild(document.createElement('main'));
const write = (name, text) => (main.appendChild(document.createElement(name)).textContent = text);
write('h1', 'Mina sidor');
const paths = {
  '/oversikt': ['PortalIdentity/GetUser', 'PortalSiteState/GetSiteCurrentState', 'Communication/GetNumberOfUnreadConversations'],
  '/krav': ['PortalIdentity/GetUser', 'PortalSiteState/GetSiteCurrentState', 'Insurance/GetReferenceNumberBasePackage'],
}[location.pathname] ?? [];
const answers = await Promise.all(paths.map(async (path) => (await fetch('/api/' + path)).json()));
for (const answer of answers.flatMap((one) => (one !== null && typeof one === 'object' ? Object.entries(one) : [one])))
  write('p', JSON.stringify(answer).slice(0, 200));
`;

/** A copy of the built portal whose documents run no script: no page can be faster than that. */
export function copyWithoutScripts(): string {
  return copyWith('floor', '');
}

/** A copy with hand-written pages: a script without any library requests the same data and displays it. */
export function copyByHand(): string {
  return copyWith('by-hand', '<script type="module" src="/by-hand.js"></script>');
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
  writeFileSync(join(folder, 'by-hand.js'), byHand);
  return folder;
}
