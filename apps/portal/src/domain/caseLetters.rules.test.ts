import type { ClaimDocument } from '@mina-sidor/api-client';
import { expect, it } from 'vitest';

import { letterNamed, lettersOf } from './caseLetters.rules.ts';

const aLetter = (name: string, createdDate: string, referenceNumber: string | null) =>
  ({
    minaSidorDocumentType: 'Kravbrev',
    minaSidorDisplayName: name,
    deliveryMethod: null,
    referenceNumber,
    createdDate,
    index: 1,
    token: null,
    fileSize: null,
  }) satisfies ClaimDocument;

const letters = [
  aLetter('Kravbrev', '2026-08-01', '47110016952'),
  aLetter('Inkassokrav', '2026-11-01', '4711 0016 952'),
  aLetter('Påminnelse', '2026-09-01', '47110016952'),
  aLetter('Kravbrev', '2026-11-02', '47110016953'),
  aLetter('Information', '2026-11-03', null),
];

it('the letters of a case are found by its number, whatever spaces it has, newest first [Z79]', () => {
  const names = lettersOf('47110016952', letters).map((each) => each.minaSidorDisplayName);
  expect(names).toEqual(['Inkassokrav', 'Påminnelse', 'Kravbrev']);
  expect(lettersOf('47110000000', letters)).toEqual([]);
});

it('letters of one day are told apart by their time [Z79]', () => {
  const ofOneDay = [
    aLetter('Kravbrev', '2026-11-01T08:00:00', 'a'),
    aLetter('Påminnelse', '2026-11-01T16:30:00', 'a'),
  ];
  const names = lettersOf('a', ofOneDay).map((each) => each.minaSidorDisplayName);
  expect(names).toEqual(['Påminnelse', 'Kravbrev']);
});

it('the newest letter with a name is found by how the name begins [Z79]', () => {
  const all = [
    aLetter('Tillfälligt erbjudande 2', '2026-11-01', 'a'),
    aLetter('Tillfälligt erbjudande', '2026-10-01', 'a'),
  ];
  expect(letterNamed('Tillfälligt erbjudande', all)?.createdDate).toBe('2026-11-01');
  expect(letterNamed('Överenskommelse', all)).toBeNull();
});
