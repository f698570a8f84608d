import { expect, it } from 'vitest';

import { reportOf } from './report.ts';

it('puts what both browsers say beside each other, with what is wrong', () => {
  const report = reportOf(
    [
      { browser: 'firefox', title: 'Login', lines: [{ does: 'Tab', words: 'Krav | länk' }] },
      {
        browser: 'chromium',
        title: 'Login',
        lines: [{ does: 'Tab', words: '', fault: '“Krav” is not heard' }],
      },
    ],
    { date: '2026-11-26', commit: 'abc', versions: ['Orca 43.1', 'firefox/153'] },
  );
  expect(report).toContain('Heard on 2026-11-26, commit abc: Orca 43.1, firefox/153.');
  expect(report.split('\n').slice(-5)).toEqual([
    '',
    '| done | Firefox | Chromium |',
    '|---|---|---|',
    '| Tab | Krav \\| länk | (nothing) **Wrong: “Krav” is not heard** |',
    '',
  ]);
});
