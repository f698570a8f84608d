import type { RequirementRow } from './requirementRows.ts';
import type { RowEvidence } from './rowEvidence.ts';

const introduction = `# Requirements status

Written by \`npm test\` after a run of all suites. Rows: [requirements.md](../docs/requirements.md).
`;

/** The status document: each row with its tests, in the order of the requirements. */
export function writeStatus(
  rows: readonly RequirementRow[],
  delivered: ReadonlySet<string>,
  evidence: readonly RowEvidence[],
): string {
  const tests = testsByRow(evidence);
  const proven = rows.filter((row) => isProven(tests.get(row.name) ?? []));
  const missing = rowsWithoutTest(rows, delivered, evidence);
  const parts = [
    introduction,
    `${String(proven.length)} of ${String(rows.length)} rows have tests that pass.`,
    missing.length === 0
      ? 'Every row delivered so far has a test.\n'
      : `Delivered rows without a test: ${missing.join(', ')}.\n`,
  ];
  let group = '';
  for (const row of rows) {
    if (row.group !== group) {
      group = row.group;
      parts.push(`## ${group}\n`);
    }
    parts.push(describeRow(row, delivered.has(row.name), tests.get(row.name) ?? []));
  }
  return `${parts.join('\n').trimEnd()}\n`;
}

/** The delivered rows that no test names. */
export function rowsWithoutTest(
  rows: readonly RequirementRow[],
  delivered: ReadonlySet<string>,
  evidence: readonly RowEvidence[],
): string[] {
  const tests = testsByRow(evidence);
  return rows.map((row) => row.name).filter((name) => delivered.has(name) && !tests.has(name));
}

function testsByRow(evidence: readonly RowEvidence[]): Map<string, RowEvidence[]> {
  const tests = new Map<string, RowEvidence[]>();
  const inOrder = evidence.toSorted((a, b) => (a.test < b.test ? -1 : a.test > b.test ? 1 : 0));
  for (const test of inOrder) {
    for (const row of test.rows) tests.set(row, [...(tests.get(row) ?? []), test]);
  }
  return tests;
}

function isProven(tests: readonly RowEvidence[]): boolean {
  return tests.length > 0 && tests.every((test) => test.outcome === 'passed');
}

function describeRow(
  row: RequirementRow,
  isDelivered: boolean,
  tests: readonly RowEvidence[],
): string {
  const state = isProven(tests)
    ? 'proven'
    : tests.length > 0
      ? 'not proven'
      : isDelivered
        ? 'no test'
        : 'later';
  const lines = tests.map((test) => `  - ${test.outcome}: ${test.test}`);
  return [`- **${row.name}** (${state}) ${row.text}`, ...lines, ''].join('\n');
}
