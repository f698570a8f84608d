import { expect, it } from 'vitest';

import { fileDetails, splitFileName } from './fileName.ts';

it.each([
  ['foto.jpg', 'foto', 'jpg'],
  ['FOTO.JPG', 'FOTO', 'jpg'],
  ['arkiv.tar.gz', 'arkiv.tar', 'gz'],
  ['utan', 'utan', ''],
  ['punkt.', 'punkt', ''],
  ['.pdf', '', 'pdf'],
])('splits %s into %j and %j', (name, stem, extension) => {
  expect(splitFileName(name)).toEqual({ stem, extension });
});

it.each([
  ['Registerutdrag', 'pdf', '214 kB', 'pdf, 214 kB'],
  ['Registerutdrag', '.PDF', '214 kB', 'pdf, 214 kB'],
  ['utdrag.pdf', 'pdf', '214 kB', '214 kB'],
  ['utdrag.PDF', 'pdf', '214 kB', '214 kB'],
  ['utdrag.pdf', undefined, '214 kB', '214 kB'],
  ['Registerutdrag', undefined, undefined, undefined],
  ['Registerutdrag', '', '214 kB', '214 kB'],
])(
  'describes %s with the extension %s and the size %s as: %s',
  (name, extension, size, details) => {
    expect(fileDetails(name, extension, size)).toBe(details);
  },
);
