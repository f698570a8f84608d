import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

import { checkRouteSizes } from './routeSizes.ts';

/** A script that gzip cannot make smaller than this. */
const large = (kilobytes: number) =>
  `export const text="${randomBytes(kilobytes * 1000).toString('base64')}";`;

const pages = { 'index-a.js': '', 'pages-a.js': 'import"./shared-a.js";' };

it.each([
  [
    'a page that adds too much by what it imports',
    {
      ...pages,
      'shared-a.js': '',
      'route-claims-a.js': 'import"./table-a.js";',
      'table-a.js': large(40),
    },
    /^route-claims-a\.js adds \d\d\.\d kB; a page may add 38 kB\.$/u,
  ],
  [
    'a page that imports what all pages share, and asks for something large later',
    {
      ...pages,
      'shared-a.js': large(40),
      'later-a.js': large(40),
      'route-claims-a.js': 'import"./shared-a.js";export const open=()=>import("./later-a.js");',
    },
    /^$/u,
  ],
  ['a folder without pages', {}, /has no pages\.$/u],
])('%s', async (_name, files: Record<string, string>, expected) => {
  const folder = mkdtempSync(join(tmpdir(), 'mina-sidor-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, script] of Object.entries(files)) writeFileSync(join(folder, name), script);
  expect(await checkRouteSizes(folder)).toMatch(expected);
});
