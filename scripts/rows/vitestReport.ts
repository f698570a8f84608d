import { relative } from 'node:path';
import { rootFolder } from '../lib/paths.ts';
import { asList, asObject, asText } from './json.ts';
import type { JsonObject } from './json.ts';
import { countEvidence } from './rowEvidence.ts';
import type { ReportCounts, RowEvidence } from './rowEvidence.ts';
import { rowsInTitle, withoutRows } from './rowNames.ts';

/** Reads the report of vitest's JSON reporter. A file that fails without a failing test, such as one that cannot be loaded, counts as one. */
export function readVitestReport(report: unknown, suite = 'unit'): ReportCounts {
  return countEvidence(
    asList(asObject(report)['testResults']).flatMap((file) => readFile(asObject(file), suite)),
  );
}

function readFile(file: JsonObject, suite: string): readonly RowEvidence[] {
  const path = relative(rootFolder, asText(file['name'])).replaceAll('\\', '/');
  const tests = asList(file['assertionResults']).map((test) =>
    readTest(asObject(test), `${suite}: ${path}`),
  );
  if (file['status'] !== 'failed' || tests.some(({ outcome }) => outcome === 'failed'))
    return tests;
  return [...tests, { rows: [], test: `${suite}: ${path}: the file itself`, outcome: 'failed' }];
}

function readTest(test: Readonly<Record<string, unknown>>, path: string): RowEvidence {
  const groups = asList(test['ancestorTitles']).map(asText);
  const titles = [...groups, asText(test['title'])];
  const status = asText(test['status']);
  return {
    // A group's rows count for each of its tests.
    rows: [...new Set(titles.flatMap(rowsInTitle))],
    test: `${path}: ${titles.map(withoutRows).filter(Boolean).join(' > ')}`,
    outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
  };
}
