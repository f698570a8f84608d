import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { fromRoot } from '../lib/paths.ts';

const text = readFileSync(fromRoot('docs', 'security.md'), 'utf8');

/** Each test file that the document names, with the titles behind it: `file`: one title; another title. */
const named = [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`(?:: ([^|`)]+))?/gu)].flatMap(
  ([, file = '', titles = '']) =>
    titles
      .split('; ')
      .map((title) => ({ file, title: title.trim().replace(/;$/u, '') }))
      .filter(({ title }, index) => title !== '' || index === 0),
);

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has; they come before those of level 3. */
const sections = `
  1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5
  3.7:2 4.1:3 4.2:1 4.3:2 4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4
  6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1
  13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4
  16.4:3 16.5:3
`;
const requirements = sections
  .trim()
  .split(/\s+/u)
  .flatMap((entry) => {
    const [section = '', count = ''] = entry.split(':');
    return Array.from({ length: Number(count) }, (_, index) => `${section}.${String(index + 1)}`);
  });

/** Expands `1.2.6–1.2.8` and `3.3.1, 3.3.3`. */
const writtenOut = (cell: string): readonly string[] =>
  cell.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split('–');
    return requirements.slice(requirements.indexOf(first), requirements.indexOf(last) + 1);
  });

describe('the document about security', () => {
  it.each(named)('names a test that exists: $file, $title', ({ file, title }) => {
    expect(existsSync(fromRoot(file)), file).toBe(true);
    expect(readFileSync(fromRoot(file), 'utf8')).toContain(title);
  });

  it('names a test in each line of the threat model', () => {
    const [model = ''] = text.split('## Session policy');
    const lines = model.split('\n').filter((line) => line.startsWith('| '));
    expect(lines.slice(1).filter((line) => !/`[^`]+\.(?:test|spec)\.tsx?`/u.test(line))).toEqual(
      [],
    );
    expect(lines.length).toBeGreaterThan(20);
  });

  it('answers each requirement of ASVS level 2 once', () => {
    const rows = [...text.matchAll(/^\| (\d+\.\d+\.[\d.,– ]+?) \| (.+?) \|/gmu)];
    expect(rows.flatMap(([, cell = '']) => writtenOut(cell)).toSorted()).toEqual(
      requirements.toSorted(),
    );
    const answers = new Set(rows.map(([, , answer = '']) => answer));
    expect([...answers].toSorted()).toEqual(['Met', 'Not met', 'Provider', 'n.a.']);
  });
});
