import type { ClaimDocument } from '@mina-sidor/api-client';
import { describe, expect, it } from 'vitest';

import { sectionOf, toClaimRows, toExtractRows, unknownTypesOf } from './documents.rules.ts';

const letter: ClaimDocument = {
  minaSidorDocumentType: 'Kravbrev',
  minaSidorDisplayName: 'Inkassokrav ',
  deliveryMethod: 'Kivra',
  referenceNumber: '47110023918',
  createdDate: '2026-11-16',
  index: 7,
  token: null,
  fileSize: 131_896,
};
const extract = { title: 'Registerutdrag', size: 48_120, token: 'r-1', created: '2026-11-02' };
const rowOf = (document: ClaimDocument) => toClaimRows([document]).demands[0];

describe('a row', () => {
  it('has name, number, way, day, size and file of the document [K06, Q31]', () => {
    expect(rowOf(letter)).toMatchObject({
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
  ])('of a document with a blank %s has none [K06]', (field, shown) => {
    for (const blank of [null, '', '  ']) {
      expect(rowOf({ ...letter, [field]: blank })).toMatchObject({ [shown]: null });
    }
  });

  it.each([
    [{ index: 7, token: 'abc' }, { index: '7' }],
    [{ index: 0, token: 'abc' }, { index: '0' }],
    [{ index: null, token: 'abc' }, { token: 'abc' }],
    [{ index: null, token: null }, null],
  ])('of a document with %j asks for its file by %j [Q31, Q37]', (ids, file) => {
    expect(rowOf({ ...letter, ...ids })).toMatchObject({ file, name: 'Inkassokrav' });
  });

  it('of a register extract fetches its file by the token, and has no file without one [Q31, Q37]', () => {
    const [row, bare] = toExtractRows([extract, { ...extract, token: null, size: null }]);
    expect(row).toMatchObject({
      name: 'Registerutdrag',
      referenceNumber: null,
      sentVia: null,
      date: '2026-11-02',
      size: 48_120,
      file: { token: 'r-1' },
    });
    expect(bare).toMatchObject({ file: null, size: null });
  });

  it('has its own key, even if two documents are equal', () => {
    const { demands } = toClaimRows([
      letter,
      letter,
      { ...letter, index: 8 },
      { ...letter, index: null, token: '7' },
      { ...letter, createdDate: '2026-11-17' },
      { ...letter, minaSidorDisplayName: 'Påminnelse' },
      { ...letter, referenceNumber: '47110023926' },
    ]);
    expect(new Set(demands.map(({ key }) => key)).size).toBe(7);
    const extracts = toExtractRows([extract, extract, { ...extract, token: 'r-2' }]);
    expect(new Set(extracts.map(({ key }) => key)).size).toBe(3);
  });
});

describe('the section of a document', () => {
  it.each([
    ['Kravbrev', 'demands'],
    ['Utskick', 'demands'],
    ['Sammanställning', 'compilations'],
    ['Avbetalningsplan', 'agreements'],
    [' KRAVBREV ', 'demands'],
    ['sammanställning', 'compilations'],
    ['Vykort', 'demands'],
    ['', 'demands'],
  ])('of type %j is %s [K04, K05]', (minaSidorDocumentType, section) => {
    expect(sectionOf({ minaSidorDocumentType })).toBe(section);
  });
});

describe('the sections', () => {
  const document = (
    minaSidorDocumentType: string,
    minaSidorDisplayName: string,
    createdDate = '2026-11-01',
  ) => ({
    ...letter,
    minaSidorDocumentType,
    minaSidorDisplayName,
    createdDate,
  });

  it('keep the order of the answer, and show unknown types among the letters [K04, K05]', () => {
    const { demands, compilations, agreements } = toClaimRows([
      document('Kravbrev', 'Krav'),
      document('Vykort', 'Hälsning'),
      document('Utskick', 'Information', '2026-11-12'),
      document('Sammanställning', 'Skulder'),
    ]);
    expect(demands.map(({ name }) => name)).toEqual(['Krav', 'Hälsning', 'Information']);
    expect(compilations.map(({ name }) => name)).toEqual(['Skulder']);
    expect(agreements).toEqual([]);
  });

  it('list each unknown type once [K05]', () => {
    const types = ['Vykort', 'kravbrev ', ' Vykort', 'Påminnelse', 'Avbetalningsplan', 'Utskick'];
    expect(unknownTypesOf(types.map((type) => document(type, 'Brev')))).toEqual([
      'Vykort',
      'Påminnelse',
    ]);
  });

  it.each([
    [[], []],
    [['2026-03-01'], ['plan 0']],
    [['2025-12-31', '2026-03-01', '2026-02-28'], ['plan 1']],
    [['2026-03-01', '2026-03-01'], ['plan 0']],
  ])('of agreements of %j show %j only [K05]', (days, shown) => {
    const { agreements } = toClaimRows(
      days.map((day, at) => document('Avbetalningsplan', `plan ${String(at)}`, day)),
    );
    expect(agreements.map(({ name }) => name)).toEqual(shown);
  });
});
