import { relative } from 'node:path';
import { rootFolder } from '../lib/paths.ts';
import { asList, asObject, asText } from './json.ts';
import { countEvidence } from './rowEvidence.ts';
import type { ReportCounts, RowEvidence } from './rowEvidence.ts';
import { rowsInTitle, withoutRows } from './rowNames.ts';

/** Reads the report of vitest's JSON reporter. */
export function readVitestReport(report: unknown): ReportCounts {
  const tests = asList(asObject(report)['testResults']).flatMap((file) => {
    const path = relative(rootFolder, asText(asObject(file)['name'])).replaceAll('\\', '/');
    return asList(asObject(file)['assertionResults']).map((test) => readTest(asObject(test), path));
  });
  return countEvidence(tests);
}

function readTest(test: Readonly<Record<string, unknown>>, path: string): RowEvidence {
  const groups = asList(test['ancestorTitles']).map(asText);
  const titles = [...groups, asText(test['title'])];
  const status = asText(test['status']);
  return {
    // A group's rows count for each of its tests.
    rows: [...new Set(titles.flatMap(rowsInTitle))],
    test: `unit: ${path}: ${titles.map(withoutRows).filter(Boolean).join(' > ')}`,
    outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
  };
}
