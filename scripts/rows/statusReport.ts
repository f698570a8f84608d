import type { RequirementRow } from './requirementRows.ts';
import type { RowEvidence } from './rowEvidence.ts';

/** The status report: each row with its tests, in the order of docs/requirements.md. */
export function writeStatus(
  rows: readonly RequirementRow[],
  evidence: readonly RowEvidence[],
): string {
  const states = rows.map((row) => ({ row, ...stateOf(row.name, evidence) }));
  const proven = states.filter(({ state }) => state === 'proven').length;
  return [
    '# Requirements status\n',
    'Written by `npm test` after a run of all suites. Rows: [requirements.md](../docs/requirements.md).\n',
    `${String(proven)} of ${String(rows.length)} rows have tests that pass.\n`,
    ...states.map(({ row, state, tests }) =>
      [
        `- **${row.name}** (${state}) ${row.text}`,
        ...tests.map(({ outcome, test }) => `  - ${outcome}: ${test}`),
      ].join('\n'),
    ),
    '',
  ].join('\n');
}

/** The rows that no test names. */
export function rowsWithoutTest(
  rows: readonly RequirementRow[],
  evidence: readonly RowEvidence[],
): string[] {
  return rows.map(({ name }) => name).filter((name) => stateOf(name, evidence).state === 'no test');
}

function stateOf(
  name: string,
  evidence: readonly RowEvidence[],
): { readonly state: string; readonly tests: readonly RowEvidence[] } {
  const tests = evidence.filter(({ rows }) => rows.includes(name));
  if (tests.length === 0) return { state: 'no test', tests };
  return {
    state: tests.every(({ outcome }) => outcome === 'passed') ? 'proven' : 'not proven',
    tests,
  };
}
