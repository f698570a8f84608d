import { describe, expect, it } from 'vitest';

import { emptyFilter, filteredSections } from './documentFilter.rules.ts';
import { readSection, type SectionView, writeSection } from './documentsAddress.rules.ts';

const none: SectionView = { filter: emptyFilter, sort: '', shown: 10 };
const view: SectionView = {
  filter: {
    reference: '4711',
    names: ['Kravbrev', 'Påminnelse & mer'],
    ways: ['E-post'],
    span: { from: '2026-01-01', to: '2026-11-20' },
  },
  sort: 'date-ascending',
  shown: 30,
};
const address =
  'kravbrev.referens=4711&kravbrev.dokument=Kravbrev&kravbrev.dokument=P%C3%A5minnelse+%26+mer&kravbrev.via=E-post&kravbrev.fran=2026-01-01&kravbrev.till=2026-11-20&kravbrev.ordning=date-ascending&kravbrev.antal=30';
const read = (search: string) => readSection(new URLSearchParams(search), 'demands');
const write = (search: string, next: SectionView) =>
  writeSection(new URLSearchParams(search), 'demands', next).toString();

describe('the address of the documents page', () => {
  it('tells filter, order and number of rows of a section [Z13]', () => {
    expect(write('', view)).toBe(address);
    expect(read(address)).toEqual(view);
  });

  it('tells nothing where nothing is asked [Z13]', () => {
    expect(write('', none)).toBe('');
    expect(write(address, none)).toBe('');
    expect(read('')).toEqual(none);
  });

  it('keeps what it tells of other sections, and what it does not know [Z13]', () => {
    const other = 'registerutdrag.ordning=name-ascending&kampanj=ja';
    expect(write(`${other}&kravbrev.referens=1`, none)).toBe(other);
    expect(readSection(new URLSearchParams(write(other, view)), 'extracts')).toEqual({
      ...none,
      sort: 'name-ascending',
    });
  });

  it('brings every section back as it was, each by itself [Z13]', () => {
    const possible = { ...view, filter: { ...view.filter, reference: '', ways: [] } };
    for (const section of filteredSections) {
      const search = writeSection(new URLSearchParams(), section, possible);
      for (const each of filteredSections) {
        expect(readSection(search, each)).toEqual(each === section ? possible : none);
      }
    }
  });

  it('does not change what it is given', () => {
    const search = new URLSearchParams('kravbrev.referens=1');
    writeSection(search, 'demands', view);
    expect(search.toString()).toBe('kravbrev.referens=1');
  });
});

describe('an address that somebody wrote', () => {
  it.each([
    ['kravbrev.referens=47%2011a', { reference: '4711' }],
    [`kravbrev.referens=${'1'.repeat(40)}`, { reference: '1'.repeat(15) }],
    ['kravbrev.dokument=&kravbrev.dokument=A&kravbrev.dokument=A', { names: ['A'] }],
    [`kravbrev.dokument=${'A'.repeat(201)}`, {}],
    ['kravbrev.fran=2026-02-30', {}],
    ['kravbrev.fran=igår&kravbrev.till=2026-11-20', { span: { to: '2026-11-20' } }],
    ['kravbrev.fran=2026-11-21&kravbrev.till=2026-11-20', {}],
    [
      'kravbrev.fran=2026-11-20&kravbrev.till=2026-11-20',
      { span: { from: '2026-11-20', to: '2026-11-20' } },
    ],
    ['kravbrev.fran=12026-11-20', {}],
  ])('%s asks %j [K08, K10, Z13]', (search, filter) => {
    expect(read(search).filter).toEqual({ ...emptyFilter, ...filter });
  });

  it.each([
    ['30', 30],
    ['10', 10],
    ['3', 10],
    ['00', 10],
    ['-20', 10],
    ['1e3', 10],
    ['999999999', 10],
  ])('with %s rows shows %i at first [Z13]', (antal, shown) => {
    expect(read(`kravbrev.antal=${antal}`).shown).toBe(shown);
  });

  it('with a thousand values asks for no more than twenty', () => {
    const search = Array.from({ length: 1000 }, (_, index) => `kravbrev.via=${String(index)}`);
    expect(read(search.join('&')).filter.ways).toHaveLength(20);
  });

  it('fills no field that the section does not have [K12]', () => {
    const search = new URLSearchParams(
      'registerutdrag.referens=1&registerutdrag.via=Kivra&registerutdrag.dokument=A',
    );
    expect(readSection(search, 'extracts').filter).toEqual({ ...emptyFilter, names: ['A'] });
  });
});
