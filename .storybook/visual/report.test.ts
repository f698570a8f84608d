import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, expect, it } from 'vitest';

import { openReport } from './report.ts';

const folder = mkdtempSync(join(tmpdir(), 'mina-sidor-report-'));
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('shows before, after and difference of what changed, and counts the rest', () => {
  const report = openReport(folder);
  const picture = Buffer.from('a picture');
  report.same();
  report.same();
  report.changed('Badge / <Nine>, dark', {
    before: picture,
    after: picture,
    pixels: 41,
    details: [picture, picture, picture],
  });
  report.added('Badge / Ten, dark', picture);
  report.gone('Badge / Old');
  expect(report.finish()).toContain(
    '1 pictures differ, 2 are the same, 1 are new, 1 stories are gone',
  );
  expect(readdirSync(folder)).toHaveLength(7);
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  expect(page).toContain('Badge / &lt;Nine&gt;, dark: 41 pixels differ');
  expect(page.match(/<figcaption>\w+/g)).toEqual([
    '<figcaption>Before',
    '<figcaption>After',
    '<figcaption>Difference',
    '<figcaption>After',
  ]);
  expect(page).toContain('Badge / Old: gone');
});
