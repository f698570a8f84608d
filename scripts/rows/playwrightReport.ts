import { asList, asObject, asText } from './json.ts';
import type { JsonObject } from './json.ts';
import { countEvidence } from './rowEvidence.ts';
import type { ReportCounts, RowEvidence } from './rowEvidence.ts';
import { rowsInTags } from './rowNames.ts';

/** Reads the report of Playwright's JSON reporter. */
export function readPlaywrightReport(report: unknown, suiteName: string): ReportCounts {
  const files = asList(asObject(report)['suites']).map(asObject);
  return countEvidence(
    files.flatMap((file) => readGroup(file, [`${suiteName}: ${asText(file['title'])}:`], true)),
  );
}

function readGroup(group: JsonObject, titles: readonly string[], isFile: boolean): RowEvidence[] {
  const path = isFile ? titles : [...titles, `${asText(group['title'])} >`];
  const own = asList(group['specs'])
    .map(asObject)
    .flatMap((spec) => readTests(spec, path));
  const inner = asList(group['suites'])
    .map(asObject)
    .flatMap((child) => readGroup(child, path, false));
  return [...own, ...inner];
}

function readTests(spec: JsonObject, path: readonly string[]): RowEvidence[] {
  const tests = asList(spec['tests']).map(asObject);
  return tests.map((test) => {
    const project = asText(test['projectName']);
    const title = [...path, asText(spec['title'])].join(' ');
    return {
      rows: rowsInTags(asList(spec['tags']).map(asText)),
      test: tests.length > 1 && project !== '' ? `${title} (${project})` : title,
      outcome: readOutcome(asText(test['status'])),
    };
  });
}

function readOutcome(status: string): RowEvidence['outcome'] {
  if (status === 'expected') return 'passed';
  // A test that passes only at the second try hides a fault, so it is a failure here.
  return status === 'skipped' ? 'skipped' : 'failed';
}
