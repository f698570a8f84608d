import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { texts } from '../../texts.ts';
import { conformanceOf, countText, knownText } from './accessibility.rules.ts';
import { days, deficiencies } from './deficiencies.ts';

const { list } = texts.accessibility.deficiencies;
const isoDay = /^\d{4}-\d{2}-\d{2}$/u;

describe('the verdict', () => {
  it.each([
    ['full', []],
    ['partial', deficiencies.slice(0, 1)],
    ['partial', deficiencies],
  ] as const)('is %s for %j [Z48]', (verdict, known) => {
    expect(conformanceOf(known)).toBe(verdict);
  });

  it('of the portal does not claim full conformance while a deficiency is known [Z48]', () => {
    expect(deficiencies.length).toBeGreaterThan(0);
    expect(conformanceOf(deficiencies)).not.toBe('full');
  });

  it.each([
    [0, 'Vi känner inte till någon brist.'],
    [1, 'En brist är känd och står här nedanför.'],
    [3, 'Tre brister är kända och står här nedanför.'],
    [12, 'Tolv brister är kända och står här nedanför.'],
  ])('tells how many deficiencies are known: %i [Z48]', (count, text) => {
    expect(knownText(count)).toBe(text);
  });

  it('writes a number at the beginning of a sentence in letters [Z48]', () => {
    expect(countText(texts.accessibility.deficiencies.count, 2)).toBe('Två brister.');
  });
});

describe('the list of deficiencies', () => {
  it.each(deficiencies)(
    '$name says whom it affects, why it exists, what to do instead and when it will be repaired [Z48]',
    ({ name, concerns, promisedBy }) => {
      expect(new Set(concerns).size).toBe(concerns.length);
      const { title, why, instead, mended } = list[name];
      expect(title).not.toMatch(/\.$/u);
      for (const text of [why, instead, mended]) expect(text).toMatch(/\.$/u);
      expect(mended.includes('{date}'), 'a promised day is told').toBe(promisedBy !== undefined);
      if (promisedBy !== undefined) {
        expect(promisedBy).toMatch(isoDay);
        expect(promisedBy > days.updated, 'a promise that has run out').toBe(true);
      }
    },
  );

  it('names each deficiency of the catalogue once [Z48]', () => {
    expect(deficiencies.map(({ name }) => name)).toEqual(Object.keys(list));
  });

  it('has the names that docs/accessibility.md explains [Z48]', () => {
    const file = `${import.meta.dirname}/../../../../../docs/accessibility.md`;
    const part = /## Known deficiencies(?<part>[\s\S]*?)\n# /u.exec(readFileSync(file, 'utf8'));
    const explained = [...(part?.groups?.['part'] ?? '').matchAll(/^- `(?<name>\w+)`:/gmu)];
    expect(explained.map(({ groups }) => groups?.['name'])).toEqual(
      deficiencies.map(({ name }) => name),
    );
  });

  it('says when the portal was last heard with a screen reader, and in how many visits, as docs/screen-reader.md does [Z48]', () => {
    const file = `${import.meta.dirname}/../../../../../docs/screen-reader.md`;
    const report = readFileSync(file, 'utf8');
    expect(report).toContain(`Heard on ${days.heard},`);
    expect(report.match(/^## /gmu)).toHaveLength(14);
    expect(texts.accessibility.verdict.heard).toContain('14 vanliga besök');
    expect(days.updated >= days.heard).toBe(true);
  });

  it('was reviewed before the page was updated [Z48]', () => {
    expect(days.reviewed).toMatch(isoDay);
    expect(days.updated >= days.reviewed).toBe(true);
  });
});
