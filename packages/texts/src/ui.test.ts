import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { uiEn, uiSv } from './ui.ts';

const english: Readonly<Record<string, string>> = uiEn;

const placeholders = (text: string): string[] => (text.match(/\{\w+\}/gu) ?? []).toSorted();

describe('the words of the library in English', () => {
  it('are complete, and no others', () => {
    expect(Object.keys(uiEn)).toEqual(Object.keys(uiSv));
    expect(Object.values(uiEn).filter((text) => text.trim() === '')).toEqual([]);
  });

  it.each(Object.entries(uiSv))('have the placeholders of the Swedish %s', (key, swedish) => {
    expect(placeholders(english[key] ?? '')).toEqual(placeholders(swedish));
  });

  it('contain no Swedish', () => {
    expect(Object.values(uiEn).filter((text) => /[åäö]/iu.test(text))).toEqual([]);
  });

  it('keep each sentence to at most 20 words', () => {
    const long = Object.values(uiEn).filter((text) =>
      text.split(/[.!?:]\s/u).some((sentence) => sentence.split(/\s+/u).length > 20),
    );
    expect(long).toEqual([]);
  });
});

it('brings no other words: the entry imports only the two lists', () => {
  const imported = (file: string): string[] =>
    [
      ...readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(/from '(?<path>[^']+)'/gu),
    ].map((match) => match.groups?.['path'] ?? '');
  expect(imported('./ui.ts')).toEqual(['./en/ui.ts', './sv/ui.ts']);
  expect(['./en/ui.ts', './sv/ui.ts'].flatMap(imported)).toEqual([]);
});
