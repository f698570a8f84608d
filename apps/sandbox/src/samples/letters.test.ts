import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { claimDocumentSchema } from '@mina-sidor/api-client/contract';

import { paperPdf } from '../documents/paperPdf.ts';
import { paperSchema } from '../documents/paper.ts';
import { sampleCustomers } from './customers.ts';
import { planLetters } from './letters.ts';
import { spread } from './sampleDocuments.ts';
import { seed } from './seed.ts';

const days = ['2026-11-20', '2028-02-29', '2027-01-01'];
const everybody = days.flatMap((today) =>
  sampleCustomers.map(({ key }) => ({ today, key, customer: seed(key, today, 60) })),
);
const namesOf = (key: string, referenceNumber: string) =>
  seed(key, '2026-11-20')
    .documents.filter(({ entry }) => entry.referenceNumber === referenceNumber)
    .map(({ entry }) => entry.minaSidorDisplayName);

describe.each(everybody)('the letters of $key on $today', ({ today, customer }) => {
  const { documents } = customer;

  it('are what the contract asks for, the oldest first, none of the future', () => {
    for (const { entry, paper } of documents) {
      expect(v.is(claimDocumentSchema, entry)).toBe(true);
      expect(v.is(paperSchema, paper)).toBe(true);
      expect(paper.day).toBe(entry.createdDate);
      expect(entry.createdDate < today).toBe(true);
    }
    const made = documents.map(({ entry }) => entry.createdDate);
    expect(made).toEqual(made.toSorted());
  });

  it('are about cases of the customer, and not older than what they are about', () => {
    const cases = new Map(customer.cases.map((each) => [each.referenceNumber, each]));
    for (const { entry } of documents) {
      if (entry.referenceNumber == null) continue;
      const { customerCases = [] } = cases.get(entry.referenceNumber) ?? {};
      expect(customerCases.length).toBeGreaterThan(0);
      const began = customerCases.map(({ fromDate, damageDate }) => fromDate ?? damageDate ?? '');
      expect((began.toSorted()[0] ?? today) <= entry.createdDate).toBe(true);
    }
  });
});

describe('the letters of a case', () => {
  it.each([
    ['47110024031', ['Kravbrev']],
    ['47110023926', ['Kravbrev', 'Påminnelse']],
    ['47110023918', ['Kravbrev', 'Påminnelse', 'Inkassokrav']],
    ['47110019447', ['Kravbrev', 'Påminnelse', 'Avbetalningsplan']],
    [
      '47110013276',
      [
        'Kravbrev',
        'Påminnelse',
        'Inkassokrav',
        'Ansökan om betalningsföreläggande',
        'Bekräftelse på bestridande',
        'Dom från tingsrätten',
      ],
    ],
  ])('%s are %j', (referenceNumber, names) => {
    expect(namesOf('standard', referenceNumber)).toEqual(names);
  });

  it.each([
    ['47110022050', '2026-10-10'],
    ['47110020666', '2026-07-16'],
    ['47110019015', '2026-04-29'],
  ])('%s, closed on %s, are not written after that', (referenceNumber, closed) => {
    const { documents } = seed('standard', '2026-11-20');
    const written = documents.filter(({ entry }) => entry.referenceNumber === referenceNumber);
    expect(written.length).toBeGreaterThan(0);
    for (const { entry } of written) expect(entry.createdDate <= closed).toBe(true);
  });

  it('show the amount as it was on their day', () => {
    const [, , collection] = seed('standard', '2026-11-20').documents.filter(
      ({ entry }) => entry.referenceNumber === '47110023918',
    );
    const text = JSON.stringify(collection?.paper.parts);
    expect(text).toContain('"label":"Belopp","value":"4\u00A0346\u00A0kr"');
    expect(text).toContain('"label":"Registreringsnummer","value":"ABC12D"');
    expect(text).toContain('"label":"Betala senast","value":"24 november 2026"');
  });
});

describe('a case that has just begun', () => {
  it.each([
    [3, [3]],
    [1, [1]],
    [40, [10]],
  ])(
    '%i days ago has its claim of %j days ago, and none from before it',
    (startedDaysAgo, ages) => {
      const letters = planLetters({
        referenceNumber: '47110099999',
        state: 'Claim',
        items: [{ caseType: 'of-ärende', startedDaysAgo, dayCharge: 180 }],
        vehicles: ['ABC123'],
      });
      expect(letters.map(({ daysAgo }) => daysAgo)).toEqual(ages);
    },
  );
});

describe('the files of letters', () => {
  it('are smaller than the size in the list, so that they can be padded to it', () => {
    const { documents } = seed('combined', '2026-11-20');
    for (const { entry, paper } of documents) {
      expect(paperPdf(paper).length).toBeLessThan(entry.fileSize ?? 0);
    }
  });
});

describe('Gunnar Oxelgren', () => {
  it.each([
    [undefined, 1000],
    [120, 60],
    [0, 0],
  ])('with %s cases has %i documents, of every kind', (size, count) => {
    const { documents } = seed('heavy', '2026-11-20', size);
    expect(documents).toHaveLength(count);
    const names = new Set(documents.map(({ entry }) => entry.minaSidorDisplayName));
    expect(names.size).toBeGreaterThanOrEqual(Math.min(count, 8));
  });
});

it.each([
  [[1, 2, 3, 4, 5, 6], 3, [1, 3, 5]],
  [[1, 2, 3], 3, [1, 2, 3]],
  [[1, 2, 3], Infinity, [1, 2, 3]],
  [[1, 2, 3], 0, []],
])('of %j at most %s are %j', (list, most, expected) => {
  expect(spread(list, most)).toEqual(expected);
});
