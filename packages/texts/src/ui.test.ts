import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { uiDa, uiEn, uiFi, uiNb, uiSv } from './ui.ts';

type Words = Readonly<Record<string, string>>;

const placeholders = (text: string): string[] => (text.match(/\{\w+\}/gu) ?? []).toSorted();

/** How much longer a text may be than the Swedish one: a button must not need two lines. */
const room = (swedish: string): number => Math.max(swedish.length * 1.8, swedish.length + 14);

describe.each<[language: string, words: Words, foreign: RegExp]>([
  ['Danish', uiDa, /[äö]/iu],
  ['English', uiEn, /[åäöæø]/iu],
  ['Finnish', uiFi, /[åæø]/iu],
  ['Norwegian', uiNb, /[äö]/iu],
])('the words of the library in %s', (_language, words, foreign) => {
  const all = Object.entries(words);

  it('are complete, and no others [G11]', () => {
    expect(Object.keys(words)).toEqual(Object.keys(uiSv));
    expect(all.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it.each(Object.entries(uiSv))('have the placeholders of the Swedish %s [G11]', (key, swedish) => {
    expect(placeholders(words[key] ?? '')).toEqual(placeholders(swedish));
  });

  it('have no letter that the language lacks', () => {
    expect(all.filter(([, text]) => foreign.test(text))).toEqual([]);
  });

  it('are not much longer than the Swedish ones [G11]', () => {
    const swedish: Words = uiSv;
    const long = all.filter(([key, text]) => text.length > room(swedish[key] ?? ''));
    expect(long).toEqual([]);
  });

  it('keep each sentence to at most 20 words', () => {
    const long = all.filter(([, text]) =>
      text.split(/[.!?:]\s/u).some((sentence) => sentence.split(/\s+/u).length > 20),
    );
    expect(long).toEqual([]);
  });
});

it.each(Object.entries({ uiDa, uiEn, uiFi, uiNb, uiSv }))(
  'the words of %s name no law of one country',
  (_language, words) => {
    const named = Object.values(words).filter((text) => /GDPR|regulation|förordning/iu.test(text));
    expect(named).toEqual([]);
  },
);

it('brings no other words: the entry imports only the lists', () => {
  const imported = (file: string): string[] =>
    [
      ...readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(/from '(?<path>[^']+)'/gu),
    ].map((match) => match.groups?.['path'] ?? '');
  const lists = ['./da/ui.ts', './en/ui.ts', './fi/ui.ts', './nb/ui.ts', './sv/ui.ts'];
  expect(imported('./ui.ts')).toEqual(lists);
  expect(lists.flatMap(imported)).toEqual([]);
});
