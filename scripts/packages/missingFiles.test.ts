import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { missingFiles } from './missingFiles.ts';

/** A package folder with these files. */
function createPackage(files: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const manifest = {
    files: ['dist', '!dist/*.map', 'README.md'],
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './*': { default: './dist/parts/*.js' },
      './font.css': './assets/font.css',
    },
  };
  for (const file of [...files, 'package.json']) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), JSON.stringify(manifest));
  }
  return folder;
}

const all = [
  'LICENSE',
  'README.md',
  'assets/font.css',
  'dist/index.d.ts',
  'dist/index.js',
  'dist/parts/Button.js',
];

it('names nothing of a package that has all that it promises', () => {
  expect(missingFiles(createPackage(all))).toEqual([]);
});

it.each([
  ['LICENSE', ['LICENSE']],
  ['README.md', ['README.md']],
  ['assets/font.css', ['./assets/font.css']],
  ['dist/index.d.ts', ['./dist/index.d.ts']],
  ['dist/parts/Button.js', ['./dist/parts/*.js']],
])('names what stands for %s when that is missing', (file, missing) => {
  expect(missingFiles(createPackage(all.filter((each) => each !== file)))).toEqual(missing);
});

it('names all of a package that was not built', () => {
  const folder = createPackage(all.filter((each) => !each.startsWith('dist/')));
  expect(missingFiles(folder)).toEqual([
    'dist',
    './dist/index.d.ts',
    './dist/index.js',
    './dist/parts/*.js',
  ]);
});
