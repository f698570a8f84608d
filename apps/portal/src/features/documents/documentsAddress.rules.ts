import {
  type DocumentFilter,
  emptyFilter,
  type FilteredSection,
  filterFields,
} from './documentFilter.rules.ts';

/** What the address keeps of one section, so that Back and a reload bring it back (row Z13). */
export interface SectionView {
  readonly filter: DocumentFilter;
  /** As the library's `sortToText` writes it; empty is the order that the section begins with. */
  readonly sort: string;
  /** How many rows show, at most. */
  readonly shown: number;
}

/** How many rows a section shows at first and with each step, and above how many rows each button shows. */
export const sectionLimits = { pageSize: 10, showMoreAbove: 10, showAllAbove: 24 } as const;

/** What each section is called in the address. */
const sectionNames: Readonly<Record<FilteredSection, string>> = {
  extracts: 'registerutdrag',
  compilations: 'sammanstallningar',
  demands: 'kravbrev',
};

/** How many digits of a reference number one can look for; the longest has fewer. */
export const longestReference = 15;

const longest = { values: 20, value: 200 } as const;

/** The section as the address tells it. What cannot be meant is left out: an address can be written by anybody. */
export function readSection(search: URLSearchParams, section: FilteredSection): SectionView {
  const fields = filterFields[section];
  const all = (name: string): readonly string[] => search.getAll(keyOf(section, name));
  const one = (name: string): string => all(name)[0] ?? '';
  const values = (name: string): readonly string[] =>
    [...new Set(all(name))].filter(isPossibleValue).slice(0, longest.values);
  return {
    filter: {
      reference: fields.includes('reference')
        ? one('referens').replaceAll(/\D/gu, '').slice(0, longestReference)
        : emptyFilter.reference,
      names: fields.includes('names') ? values('dokument') : emptyFilter.names,
      ways: fields.includes('ways') ? values('via') : emptyFilter.ways,
      span: spanOf(one('fran'), one('till')),
    },
    sort: one('ordning'),
    shown: countOf(one('antal')),
  };
}

/** The address with this section in it, and everything else as it was. What asks nothing is not written. */
export function writeSection(
  search: URLSearchParams,
  section: FilteredSection,
  { filter, sort, shown }: SectionView,
): URLSearchParams {
  const after = new URLSearchParams(search);
  const { reference, names, ways, span } = filter;
  const written: Readonly<Record<string, readonly string[]>> = {
    referens: [reference],
    dokument: names,
    via: ways,
    fran: [span.from ?? ''],
    till: [span.to ?? ''],
    ordning: [sort],
    antal: [shown === sectionLimits.pageSize ? '' : String(shown)],
  };
  for (const [name, values] of Object.entries(written)) {
    const key = keyOf(section, name);
    after.delete(key);
    for (const value of values) if (value !== '') after.append(key, value);
  }
  return after;
}

const keyOf = (section: FilteredSection, name: string): string =>
  `${sectionNames[section]}.${name}`;

const isPossibleValue = (value: string): boolean =>
  value.trim() !== '' && value.length <= longest.value;

/** Fewer than the section begins with nobody has asked for, nor more than there can be. */
function countOf(text: string): number {
  return /^\d{2,5}$/u.test(text)
    ? Math.max(Number(text), sectionLimits.pageSize)
    : sectionLimits.pageSize;
}

/** A span that no document can be in says nothing: its bounds would show as errors that the customer did not make. */
function spanOf(from: string, to: string): DocumentFilter['span'] {
  const first = isDay(from) ? from : undefined;
  const last = isDay(to) ? to : undefined;
  if (first !== undefined && last !== undefined && first > last) return {};
  return { ...(first !== undefined && { from: first }), ...(last !== undefined && { to: last }) };
}

/** Whether the text is a day of the calendar, such as `2026-11-20`. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
