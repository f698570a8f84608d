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
      evidence: [
        { rows: ['R01'], test: 'journeys: login.spec.ts: logs in', outcome: 'passed' },
        { rows: ['R01'], test: 'journeys: login.spec.ts: errors > retries', outcome: 'failed' },
        { rows: ['R01'], test: 'journeys: login.spec.ts: errors > waits', outcome: 'skipped' },
      ],
    });
  });
});
