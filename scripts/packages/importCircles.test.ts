import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

import { checkImportCircles } from './importCircles.ts';

const page = 'import{b as t}from"./tabs.js";t();export const a=1;';

it.each([
  [
    'two scripts that import each other',
    { 'tabs.js': 'import{a}from"./page.js";export const b=()=>a;' },
    'page.js → tabs.js → page.js',
  ],
  [
    'a circle of three, by export and for effects only',
    { 'tabs.js': 'export*from"./core.js";', 'core.js': 'import"./page.js";' },
    'core.js → page.js → tabs.js → core.js',
  ],
  [
    'an import that the script asks for later',
    { 'tabs.js': 'export const b=()=>import("./page.js");' },
    '',
  ],
  [
    'two ways to one script',
    {
      'tabs.js': 'import"./core.js";export const b=1;',
      'core.js': '',
      'other.js': 'import"./core.js";import"./tabs.js"',
    },
    '',
  ],
])('%s', async (_name, files: Record<string, string>, circles) => {
  const folder = mkdtempSync(join(tmpdir(), 'mina-sidor-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, script] of Object.entries({ 'page.js': page, ...files }))
    writeFileSync(join(folder, name), script);
  expect(await checkImportCircles(folder)).toBe(circles);
});

it('fails where nothing was built', async () => {
  expect(await checkImportCircles('/nowhere')).toContain('no scripts');
});
