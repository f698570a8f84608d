import { describe, expect, it } from 'vitest';

import { textsIn, withSwedishFallback } from './catalogue.ts';
import { en } from './en.ts';
import * as sv from './sv/index.ts';
import { leavesOf } from './testing/leavesOf.ts';

const swedish = leavesOf(sv);
/** Texts that the specification prescribes literally, and standard texts of BankID. We must not simplify them. */
const givenBySpecification = new Set<string>([
  sv.login.errors.expiredTransaction,
  sv.login.errors.certificateErr,
  sv.errors.unexpected,
  sv.shell.outdatedBrowser,
  sv.pages.maintenance.title,
  sv.pages.notFound.title,
  sv.case.failedTitle,
  sv.fields.email.missing,
  sv.drafts.faults.tooShort,
]);
const ours = swedish.filter(([, text]) => !givenBySpecification.has(text));

describe('the catalogue', () => {
  it('has exactly the Swedish keys in English, all of them empty [R20]', () => {
    const english = leavesOf(en);
    expect(english.map(([path]) => path)).toEqual(swedish.map(([path]) => path));
    expect(english.filter(([, text]) => text !== '')).toEqual([]);
  });

  it('shows Swedish wherever English is empty [R20]', () => {
    expect(textsIn('en')).toEqual({ ...sv });
    expect(withSwedishFallback({ a: 'ett', b: { c: 'två' } }, { a: '', b: { c: 'two' } })).toEqual({
      a: 'ett',
      b: { c: 'two' },
    });
  });

  it('leaves no Swedish text empty', () => {
    expect(swedish.filter(([, text]) => text.trim() === '')).toEqual([]);
  });
});

describe('lines', () => {
  it('do not break between a number and its unit [Z88]', () => {
    const units =
      /[\d}] (?:kr|dag|dagar|krav|månad|månader|sekund|sekunder|tecken|kB|MB|%|januari|december)(?!\p{L})|[\d}] §|kl\. | × |= /u;
    // The design writes those of 'Att göra' with a common space, since most of their counts are words.
    const others = swedish.filter(([path]) => !path.startsWith('nextSteps.'));
    expect(others.filter(([, text]) => units.test(text))).toEqual([]);
  });

  it('of a title do not break inside the name of the site', () => {
    const titles = swedish.filter(([path]) => path.startsWith('pages.titles.'));
    expect(titles.filter(([, text]) => text.includes('Mina sidor'))).toEqual([]);
    expect(titles.filter(([, text]) => text.includes('Mina\u00A0sidor'))).toHaveLength(1);
  });
});

describe('plain Swedish', () => {
  it('keeps each sentence to at most 20 words', () => {
    const long = ours.filter(([path, text]) =>
      path.includes('englishInfo')
        ? false
        : text.split(/[.!?:]\s/u).some((sentence) => sentence.split(/\s+/u).length > 20),
    );
    expect(long).toEqual([]);
  });

  it('uses no word of the official list of words to avoid', () => {
    const avoided =
      /(?<!\p{L})(?:vänligen|erhålla|erhåller|föreligga|föreligger|avseende|samt|erlägga|inkomma|jämlikt|härmed)(?!\p{L})/iu;
    expect(ours.filter(([, text]) => avoided.test(text))).toEqual([]);
  });

  it('has no link text that means nothing when read alone, as in a list of links', () => {
    const empty = /^(?:klicka |läs )?(?:här|mer|vidare)[.!]?$/iu;
    expect(ours.filter(([, text]) => empty.test(text))).toEqual([]);
  });

  it('never lets kr wrap to the next line, and has no double or trailing space', () => {
    expect(swedish.filter(([, text]) => / kr(?!\p{L})| {2}|^ | $/u.test(text))).toEqual([]);
  });

  it('does not use capitals or exclamation marks about debts', () => {
    expect(
      ours.filter(([path, text]) => /^(?:claims|case)/u.test(path) && text.includes('!')),
    ).toEqual([]);
  });
});
