import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { missingFiles, notAmong } from './missingFiles.ts';

const manifest = {
  name: 'sail',
  version: '1.0.0',
  files: ['dist', '!dist/*.map', 'README.md', 'assets'],
  exports: {
    '.': { types: './dist/index.d.ts', default: './dist/index.js' },
    './*': { default: './dist/parts/*.js' },
    './font.css': './assets/font.css',
  },
};

const all = [
  'LICENSE',
  'README.md',
  'assets/font.css',
  'dist/index.d.ts',
  'dist/index.js',
  'dist/parts/Button.js',
];

it('names nothing of an archive that has all that is promised', () => {
  expect(notAmong(all, manifest)).toEqual([]);
});

it.each([
  ['LICENSE', ['LICENSE']],
  ['README.md', ['README.md']],
  ['assets/font.css', ['assets', './assets/font.css']],
  ['dist/index.d.ts', ['./dist/index.d.ts']],
  ['dist/parts/Button.js', ['./dist/parts/*.js']],
])('names what stands for %s when that is missing', (file, missing) => {
  const packed = all.filter((each) => each !== file);
  expect(notAmong(packed, manifest)).toEqual(missing);
});

it('names all of a package that was not built', () => {
  const packed = all.filter((each) => !each.startsWith('dist/'));
  expect(notAmong(packed, manifest)).toEqual([
    'dist',
    './dist/index.d.ts',
    './dist/index.js',
    './dist/parts/*.js',
  ]);
});

it('names a file that lies in the folder and is not packed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of all) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  const packsNoFont = { ...manifest, files: ['dist', 'README.md'] };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(packsNoFont));
  expect(await missingFiles(folder)).toEqual(['./assets/font.css']);
});
