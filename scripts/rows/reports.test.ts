import { describe, expect, it } from 'vitest';

import { fromRoot } from '../lib/paths.ts';
import { readPlaywrightReport } from './playwrightReport.ts';
import { readVitestReport } from './vitestReport.ts';

describe('readVitestReport', () => {
  it('counts the tests and keeps those that name rows, a group counting for its tests', () => {
    const report = {
      testResults: [
        {
          name: fromRoot('packages/ui/src/sortRows.test.ts'),
          assertionResults: [
            { ancestorTitles: ['sortRows [Z08]'], title: 'puts å after z [U04]', status: 'passed' },
            { ancestorTitles: [], title: 'names no row', status: 'failed' },
            { ancestorTitles: [], title: 'waits [U05]', status: 'pending' },
          ],
        },
      ],
    };
    expect(readVitestReport(report)).toEqual({
      run: 2,
      skipped: 1,
      failed: 1,
      failures: ['unit: packages/ui/src/sortRows.test.ts: names no row'],
      evidence: [
        {
          rows: ['Z08', 'U04'],
          test: 'unit: packages/ui/src/sortRows.test.ts: sortRows > puts å after z',
          outcome: 'passed',
        },
        {
          rows: ['U05'],
          test: 'unit: packages/ui/src/sortRows.test.ts: waits',
          outcome: 'skipped',
        },
      ],
    });
  });

  it('counts a file that cannot be loaded, also when a test of another file fails', () => {
    const file = (name: string, status: string, tests: readonly string[]) => ({
      name: fromRoot(name),
      status,
      assertionResults: tests.map((each) => ({ ancestorTitles: [], title: each, status: each })),
    });
    const report = {
      testResults: [
        file('a.test.ts', 'failed', ['failed', 'passed']),
        file('b.test.ts', 'failed', []),
        file('c.test.ts', 'passed', ['passed']),
      ],
    };
    expect(readVitestReport(report)).toMatchObject({
      run: 4,
      failed: 2,
      failures: ['unit: a.test.ts: failed', 'unit: b.test.ts: the file itself'],
    });
  });
});

describe('readPlaywrightReport', () => {
  it('reads tags without the @ and counts a flaky test as failed', () => {
    const spec = (title: string, status: string) => ({
      title,
      tags: ['R01'],
      tests: [{ projectName: 'chromium', status }],
    });
    const report = {
      suites: [
        {
          title: 'login.spec.ts',
          specs: [spec('logs in', 'expected')],
          suites: [
            { title: 'errors', specs: [spec('retries', 'flaky'), spec('waits', 'skipped')] },
          ],
        },
      ],
    };
    expect(readPlaywrightReport(report, 'journeys')).toEqual({
      run: 2,
      skipped: 1,
      failed: 1,
      failures: ['journeys: login.spec.ts: errors > retries'],
      evidence: [
        { rows: ['R01'], test: 'journeys: login.spec.ts: logs in', outcome: 'passed' },
        { rows: ['R01'], test: 'journeys: login.spec.ts: errors > retries', outcome: 'failed' },
        { rows: ['R01'], test: 'journeys: login.spec.ts: errors > waits', outcome: 'skipped' },
      ],
    });
  });
});
