import { expect, it } from 'vitest';

import { toDocumentRow, toExtractRow, toRows } from './documentRow.rules.ts';

const document = {
  minaSidorDocumentType: 'Kravbrev',
  minaSidorDisplayName: 'Inkassokrav ',
  deliveryMethod: 'Kivra',
  referenceNumber: '47110023918',
  createdDate: '2026-11-16',
  index: 7,
  token: null,
  fileSize: 131_896,
};

it('a document has its name, number, way, day, size and file [K06, Q31]', () => {
  expect(toDocumentRow(document)).toEqual({
    key: '7  2026-11-16 Inkassokrav  47110023918',
    name: 'Inkassokrav',
    referenceNumber: '47110023918',
    sentVia: 'Kivra',
    date: '2026-11-16',
    size: 131_896,
    file: { index: '7' },
  });
});

it.each([
  ['deliveryMethod', 'sentVia'],
  ['referenceNumber', 'referenceNumber'],
])('a document with a blank %s has none [K06]', (field, shown) => {
  for (const blank of [null, '', '  ']) {
    expect(toDocumentRow({ ...document, [field]: blank })).toMatchObject({ [shown]: null });
  }
});

it('a document that is neither indexed nor has a token has no file, but a line [Q37]', () => {
  const bare = { ...document, index: null, fileSize: null };
  expect(toDocumentRow(bare)).toMatchObject({ file: null, size: null, name: 'Inkassokrav' });
});

it('lines that differ in anything that tells them apart have different keys', () => {
  const keys = [
    document,
    { ...document, index: 8 },
    { ...document, index: null, token: '7' },
    { ...document, createdDate: '2026-11-17' },
    { ...document, minaSidorDisplayName: 'Påminnelse' },
    { ...document, referenceNumber: '47110023926' },
  ].map((each) => toDocumentRow(each).key);
  expect(new Set(keys).size).toBe(keys.length);
});

it('a register extract is fetched by its token, and without one not at all [Q31, Q37]', () => {
  const extract = { title: 'Registerutdrag', size: 48_120, token: 'r-1', created: '2026-11-02' };
  expect(toExtractRow(extract)).toEqual({
    key: 'r-1 2026-11-02 Registerutdrag',
    name: 'Registerutdrag',
    referenceNumber: null,
    sentVia: null,
    date: '2026-11-02',
    size: 48_120,
    file: { token: 'r-1' },
  });
  expect(toExtractRow({ ...extract, token: null, size: null })).toMatchObject({
    file: null,
    size: null,
  });
});

it('lines that nothing tells apart have keys of their own all the same, and the first keeps its key', () => {
  const bare = { ...document, index: null };
  const keys = toRows([bare, document, bare, bare], toDocumentRow).map(({ key }) => key);
  expect(new Set(keys).size).toBe(4);
  expect(keys[0]).toBe(toDocumentRow(bare).key);
});
