import { countFiltersInUse, filterRows } from '@mina-sidor/ui';
import { describe, expect, it } from 'vitest';

import { emptyFilter, type ListFilter } from '../../customer/listSettings.ts';
import { appliedFilter, filterSummary, offerOf, rowFiltersOf } from './documentFilter.rules.ts';
import type { DocumentRow } from './documents.rules.ts';

const row = (
  name: string,
  referenceNumber: string | null,
  sentVia: string | null,
  date: string,
): DocumentRow => ({
  key: `${name} ${date}`,
  name,
  referenceNumber,
  sentVia,
  date,
  size: null,
  file: null,
});

const rows = [
  row('Kravbrev', '47110023918', 'Kivra', '2026-09-25'),
  row('Påminnelse', '47110023918', 'E-post', '2026-11-01'),
  row('Inkassokrav', '47110023918', 'Kivra', '2026-11-16'),
  row('Kravbrev', '47110018203', 'Brev', '2026-11-10'),
  row('Information', null, null, '2026-09-17'),
];
const shown = (filter: Partial<ListFilter>) =>
  filterRows(rows, rowFiltersOf('demands', { ...emptyFilter, ...filter })).map((each) =>
    rows.indexOf(each),
  );

describe('the demand letters that show', () => {
  it.each([
    [{}, [0, 1, 2, 3, 4]],
    [{ reference: '0239' }, [0, 1, 2]],
    [{ reference: '18203' }, [3]],
    [{ reference: '999' }, []],
    [{ names: ['Kravbrev'] }, [0, 3]],
    [{ names: ['Kravbrev', 'Information'] }, [0, 3, 4]],
    [{ ways: ['Kivra'] }, [0, 2]],
    [{ ways: ['Kivra', 'Brev'] }, [0, 2, 3]],
    [{ span: { from: '2026-11-10' } }, [2, 3]],
    [{ span: { to: '2026-09-25' } }, [0, 4]],
    [{ span: { from: '2026-11-01', to: '2026-11-10' } }, [1, 3]],
    [{ reference: '0239', names: ['Kravbrev'], ways: ['Kivra'] }, [0]],
    [{ names: ['Kravbrev'], ways: ['Kivra'], span: { from: '2026-10-01' } }, []],
  ])('with %j are those at %j [K08, K11, K12]', (filter, expected) => {
    expect(shown(filter)).toEqual(expected);
  });
});

describe('the fields of a section', () => {
  const everything: ListFilter = {
    reference: '4711',
    names: ['Kravbrev'],
    ways: ['Kivra'],
    span: { from: '2026-01-01' },
  };

  it.each([
    ['extracts', 2],
    ['compilations', 2],
    ['demands', 4],
  ] as const)('%s are %i, for the columns that it has [K12]', (section, count) => {
    expect(countFiltersInUse(rowFiltersOf(section, everything))).toBe(count);
    expect(countFiltersInUse(rowFiltersOf(section, emptyFilter))).toBe(0);
  });

  it('ignore a column that the section does not have [K12]', () => {
    for (const section of ['extracts', 'compilations'] as const) {
      const filter = { ...emptyFilter, reference: '1', ways: ['Kivra'] };
      expect(filterRows(rows, rowFiltersOf(section, filter))).toEqual(rows);
    }
  });
});

describe('the choices of the multiselects', () => {
  it('are the values of the rows, once each, in Swedish order [K09, Z08]', () => {
    const more = [
      ...rows,
      row('Ändring', null, 'Brev', '2026-01-01'),
      row('Åter', null, 'Brev', ''),
    ];
    expect(offerOf(more)).toEqual({
      names: ['Information', 'Inkassokrav', 'Kravbrev', 'Påminnelse', 'Åter', 'Ändring'],
      ways: ['Brev', 'E-post', 'Kivra'],
    });
    expect(offerOf([])).toEqual({ names: [], ways: [] });
  });
});

describe('the filter of an old address', () => {
  const old = { ...emptyFilter, reference: '47', names: ['Vykort', 'Kravbrev'], ways: ['Fax'] };

  it('ignores values that no row has, because the panel cannot show them [K09]', () => {
    expect(appliedFilter(old, rows, offerOf(rows))).toEqual({
      ...emptyFilter,
      reference: '47',
      names: ['Kravbrev'],
    });
  });

  it.each([0, 1])('hides nothing when %i rows offer no filter [K07]', (count) => {
    const few = rows.slice(0, count);
    expect(appliedFilter({ ...old, reference: '999' }, few, offerOf(few))).toEqual(emptyFilter);
  });
});

it.each([
  [3, 27, 10, 'Visar 3 av 27 dokument'],
  [10, 27, 10, 'Visar 10 av 27 dokument'],
  [11, 27, 10, '11 av 27 dokument passar filtret'],
  [11, 27, 20, 'Visar 11 av 27 dokument'],
  [0, 27, 10, 'Visar 0 av 27 dokument'],
])('%i hits of %i, with room for %i: %s [K12]', (hits, total, shown, summary) => {
  expect(filterSummary({ inUse: 1, hits, total, shown })).toBe(summary);
});

it('says without a filter how many documents there are', () => {
  expect(filterSummary({ inUse: 0, hits: 27, total: 27, shown: 10 })).toBe('27 dokument');
});
