import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { docsRecords } from '../../.storybook/docsRecord.ts';
import type { DocsRecord, PropsTable } from '../../.storybook/docsRecord.ts';
import { fromRoot, toolPath } from '../lib/paths.ts';
import { runProcess } from '../lib/runProcess.ts';
import { asList, asObject, asText } from '../rows/json.ts';
import { docsFiles, undescribed } from './docsFiles.ts';
import type { SuiteResult } from './suite.ts';

/** Beside the library, so that `@mina-sidor/ui` and all that it is used with are found as in an application. */
const folder = fromRoot('packages', 'ui', '.cache', 'docs');

/**
 * Compiles, against the built library, what the docs pages of the built Storybook show: every
 * example, and every table of props.
 */
export async function docs(indexFile: string): Promise<SuiteResult> {
  const records = readdirSync(docsRecords).map(readRecord);
  const visited = new Set(records.map(({ id }) => id));
  const pages = docsIds(JSON.parse(readFileSync(indexFile, 'utf8')));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of docsFiles(records)) writeFileSync(join(folder, name), text);
  const { output } = await runProcess(toolPath('tsc'), ['--project', folder, '--pretty', 'false']);
  const faults = [
    ...output.split('\n').filter((line) => /: error TS|^error/u.test(line)),
    ...undescribed(records),
    ...pages.filter((id) => !visited.has(id)).map((id) => `The page ${id} was not visited.`),
  ];
  return {
    run: Math.max(pages.length, faults.length),
    skipped: 0,
    failed: faults.length,
    log: faults.join('\n'),
    evidence: [],
  };
}

function readRecord(file: string): DocsRecord {
  const record = asObject(JSON.parse(readFileSync(join(docsRecords, file), 'utf8')));
  return {
    id: asText(record['id']),
    examples: asList(record['examples']).map(asText),
    tables: asList(record['tables']).map(asObject).map(readTable),
  };
}

function readTable({ component, props }: Readonly<Record<string, unknown>>): PropsTable {
  return {
    component: asText(component),
    props: asList(props)
      .map(asObject)
      .map(({ name, isRequired, isDescribed, types }) => ({
        name: asText(name),
        isRequired: isRequired === true,
        isDescribed: isDescribed === true,
        types: asList(types).map(asText),
      })),
  };
}

function docsIds(index: unknown): readonly string[] {
  return Object.values(asObject(asObject(index)['entries']))
    .map(asObject)
    .filter(({ type }) => type === 'docs')
    .map(({ id }) => asText(id));
}
