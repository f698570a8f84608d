import { describe, expect, it } from 'vitest';

import { parseRequirements } from './requirementRows.ts';
import { rowsWithoutTest, writeStatus } from './statusReport.ts';

const rows = parseRequirements(`
## R Routes

| id | requirement | test |
|---|---|---|
| R01 | \`/\` goes to the start | browser |
| R02 | Titles | unit |

## Z Beyond

| id | requirement | test |
|---|---|---|
| Z01 | Collation | unit |
`);
const passed = { rows: ['R01'], test: 'journeys: b', outcome: 'passed' } as const;
const failed = { rows: ['R01', 'Z01'], test: 'unit: a', outcome: 'failed' } as const;

describe('parseRequirements', () => {
  it('reads the rows of every group', () => {
    expect(rows).toEqual([
      { name: 'R01', text: '`/` goes to the start' },
      { name: 'R02', text: 'Titles' },
      { name: 'Z01', text: 'Collation' },
    ]);
  });
});

describe('writeStatus', () => {
  it('lists each row with its tests, and calls a row proven only when all of them pass', () => {
    const status = writeStatus(rows, [passed, failed]);
    expect(status).toContain(
      '- **R01** (not proven) `/` goes to the start\n  - passed: journeys: b\n  - failed: unit: a',
    );
    expect(status).toContain('- **R02** (no test) Titles');
    expect(status).toContain('0 of 3 rows have tests that pass.');
  });
});

describe('rowsWithoutTest', () => {
  it('names the rows that no test names', () => {
    expect(rowsWithoutTest(rows, [passed])).toEqual(['R02', 'Z01']);
  });
});
