import { expect, it } from 'vitest';

import { fileNameOf } from './contentDisposition.ts';

it.each([
  [
    "inline; filename*=UTF-8''Skuldsammanst%C3%A4llning%202026.pdf",
    'Skuldsammanställning 2026.pdf',
  ],
  ['attachment; filename="brev.pdf"; filename*=utf-8\'sv\'%C3%A5.pdf', 'å.pdf'],
  ["attachment; FILENAME*=UTF-8''a.pdf; filename=b.pdf", 'a.pdf'],
  ['attachment; filename="Krav; \\"mars\\".pdf"', 'Krav; "mars".pdf'],
  ['attachment;filename=krav.pdf;size=12', 'krav.pdf'],
  // Not valid UTF-8, so the plain name is used.
  ["inline; filename*=UTF-8''%E5.pdf; filename=a.pdf", 'a.pdf'],
  ["inline; filename*=UTF-8''..%2F..%2Fetc%2Fpasswd", 'passwd'],
  ['inline; filename="C:\\\\brev\\\\krav.pdf"', 'krav.pdf'],
  ['inline; filename="uppsats filename=x.pdf"', 'uppsats filename=x.pdf'],
  ['inline', null],
  ['attachment; filename=""', null],
  ["inline; filename*=UTF-8''%2F", null],
  ['', null],
])('reads %j as %j [Q31]', (header, name) => {
  expect(fileNameOf(header)).toBe(name);
});
