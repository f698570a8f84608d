import { describe, expect, it } from 'vitest';

import { runSteps } from './steps.ts';
import { countTotals, hasPassed } from './suite.ts';

const passing = { run: 3, skipped: 0, failed: 0, log: '', evidence: [] };

describe('hasPassed', () => {
  it.each([
    ['passes when all ran and none failed', passing, false, true],
    ['fails when one failed', { ...passing, failed: 1 }, false, false],
    ['fails when nothing ran', { ...passing, run: 0 }, false, false],
    ['passes with a skipped test on a desk', { ...passing, skipped: 1 }, false, true],
    ['fails with a skipped test on a build server', { ...passing, skipped: 1 }, true, false],
  ])('%s', (_, result, isContinuousIntegration, expected) => {
    expect(hasPassed(result, isContinuousIntegration)).toBe(expected);
  });
});

describe('countTotals', () => {
  it('never says that nothing failed when a suite ran nothing or skipped on a build server', () => {
    const nothing = { ...passing, run: 0 };
    const skipping = { ...passing, skipped: 2 };
    expect(countTotals([passing, nothing], false)).toEqual({ passed: 3, failed: 1 });
    expect(countTotals([passing, skipping], true)).toEqual({ passed: 6, failed: 1 });
    expect(countTotals([passing, { ...passing, failed: 2 }], false)).toEqual({
      passed: 4,
      failed: 2,
    });
  });
});

describe('runSteps', () => {
  it('goes on after a step that fails or throws, and reports in the order of the steps', async () => {
    const result = await runSteps(
      [
        { name: 'throws', check: () => Promise.reject(new Error('broken')) },
        { name: 'passes', check: () => Promise.resolve('') },
        { name: 'fails', check: () => Promise.resolve('line 1 is wrong') },
      ],
      2,
    );
    expect(result).toMatchObject({ run: 3, failed: 2 });
    expect(result.log).toMatch(/--- throws\n[^]*broken[^]*--- fails\nline 1 is wrong/);
  });
});
