import { rmSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { fromRoot } from '../lib/paths.ts';

import { runSteps } from './steps.ts';
import {
  addUp,
  chooseSuites,
  closingLines,
  countTotals,
  hasPassed,
  unlessUnchanged,
} from './suite.ts';

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

describe('unlessUnchanged', () => {
  const name = 'suite test';
  const evidence = [{ rows: ['R01'], test: 'journeys: b', outcome: 'passed' }] as const;
  const proving = { ...passing, evidence };
  const reads = ['LICENSE'];
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(fromRoot('.cache', 'steps', 'suite-test'), { force: true });
  });

  it('runs tests that have passed no second time, and keeps the rows that they prove', async () => {
    vi.stubEnv('CI', '');
    const run = vi.fn(() => Promise.resolve(proving));
    const first = await unlessUnchanged(name, reads, run);
    expect(await unlessUnchanged(name, reads, run)).toEqual(first);
    expect(run).toHaveBeenCalledOnce();
    await unlessUnchanged(name, ['README.md'], run);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['failed', { ...proving, failed: 1 }, ''],
    ['skipped', { ...proving, skipped: 1 }, ''],
    ['passed on a build server', proving, 'true'],
  ])('runs again what has %s', async (_how, result, ci) => {
    vi.stubEnv('CI', ci);
    const run = vi.fn(() => Promise.resolve(result));
    await unlessUnchanged(name, reads, run);
    await unlessUnchanged(name, reads, run);
    expect(run).toHaveBeenCalledTimes(2);
  });
});

describe('chooseSuites', () => {
  const run = () => Promise.resolve(passing);
  const offered = [
    { name: 'lint', run },
    { name: 'unit', run, takesWords: true },
    { name: 'journeys', run, takesWords: true },
  ];
  it.each([
    ['all without a name', [], ['lint', 'unit', 'journeys'], []],
    ['those that are named', ['journeys', 'lint'], ['lint', 'journeys'], []],
    ['some tests of one', ['unit', 'login', 'debt'], ['unit'], ['login', 'debt']],
  ])('chooses %s', (_, wanted, names, words) => {
    const choice = chooseSuites(offered, wanted);
    expect(choice.chosen.map(({ name }) => name)).toEqual(names);
    expect(choice.words).toEqual(words);
  });

  it.each([[['logins']], [['lint', 'login']], [['unit', 'journeys', 'login']]])(
    'says what there is for %s',
    (wanted) => {
      expect(() => chooseSuites(offered, wanted)).toThrow(
        /There are: lint, unit, journeys\..*these: unit, journeys\./u,
      );
    },
  );
});

describe('addUp', () => {
  it('adds the counts, and shows the output of what failed only', () => {
    const failing = { ...passing, failed: 1, log: 'why' };
    expect(addUp([{ ...passing, log: 'fine' }, failing])).toEqual({
      run: 6,
      skipped: 0,
      failed: 1,
      failures: [],
      log: 'why',
      evidence: [],
    });
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

describe('the end of the output', () => {
  it('names rows without a test as failures, and ends with the totals alone on a line', () => {
    const untested = ['R01', 'C05'];
    const totals = countTotals([passing], false, untested);
    expect(totals).toEqual({ passed: 3, failed: 2 });
    expect(closingLines(totals, untested)).toEqual([
      'Rows without a test, each a failure: R01, C05',
      '3 passed, 2 failed',
    ]);
    expect(closingLines(countTotals([passing], false), [])).toEqual(['3 passed, 0 failed']);
  });

  it('names each test that failed once, below all the details', () => {
    const failures = ['unit: a.test.ts: adds', 'unit: b.test.ts: waits', 'unit: a.test.ts: adds'];
    expect(closingLines({ passed: 7, failed: 3 }, [], failures)).toEqual([
      'unit: a.test.ts: adds',
      'unit: b.test.ts: waits',
      '7 passed, 3 failed',
    ]);
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
