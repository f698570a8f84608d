import type { InsuranceDocument } from '@mina-sidor/api-client';
import { describe, expect, it } from 'vitest';

import { sectionOf, toSections } from './sections.rules.ts';

const document = (minaSidorDocumentType: string, createdDate: string): InsuranceDocument => ({
  minaSidorDocumentType,
  minaSidorDisplayName: minaSidorDocumentType,
  deliveryMethod: null,
  referenceNumber: null,
  createdDate,
  index: null,
  token: null,
  fileSize: null,
});

describe('the section of a document', () => {
  it.each([
    ['Kravbrev', 'demands'],
    ['Utskick', 'demands'],
    ['Sammanställning', 'compilations'],
    ['Avbetalningsplan', 'agreements'],
    [' KRAVBREV ', 'demands'],
    ['sammanställning', 'compilations'],
    ['Vykort', null],
    ['', null],
  ])('of type %j is %s [K04, K05]', (minaSidorDocumentType, section) => {
    expect(sectionOf({ minaSidorDocumentType })).toBe(section);
  });
});

describe('the sections', () => {
  it('keep the order in which the documents came, and leave out what is not known [K04, K05]', () => {
    const [claim, card, mailing, compilation] = [
      document('Kravbrev', '2026-11-01'),
      document('Vykort', '2026-10-01'),
      document('Utskick', '2026-11-12'),
      document('Sammanställning', '2026-01-01'),
    ];
    expect(toSections([claim, card, mailing, compilation])).toEqual({
      demands: [claim, mailing],
      compilations: [compilation],
      agreements: [],
    });
  });

  it.each([
    [[], null],
    [['2026-03-01'], 0],
    [['2025-12-31', '2026-03-01', '2026-02-28'], 1],
    [['2026-03-01', '2026-03-01'], 0],
  ])('of agreements of %j show the one at %s only [K05]', (days, shown) => {
    const agreements = days.map((day) => document('Avbetalningsplan', day));
    const expected = shown === null ? [] : [agreements[shown]];
    const { agreements: found } = toSections(agreements);
    expect(found).toEqual(expected);
    expect(found[0]).toBe(expected[0]);
  });
});
