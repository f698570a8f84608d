import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../lib/paths.ts';
import { runProcess } from '../lib/runProcess.ts';
import { isUpdateAsked, updateAdvice } from './agreed.ts';
import { moduleEntries, publicPackages, specifierOf } from './publicPackages.ts';

const snapshotFile = fromRoot('docs', 'exports.json');

/** Loads every built entry in plain Node and compares the names with those agreed in git. */
export async function checkExports(): Promise<string> {
  const specifiers = publicPackages.flatMap((item) =>
    moduleEntries(item).map((entry) => specifierOf(item, entry)),
  );
  const program = `
    const names = {};
    for (const specifier of ${JSON.stringify(specifiers)}) {
      names[specifier] = Object.keys(await import(specifier)).toSorted();
    }
    console.log(JSON.stringify(names, null, 2));`;
  const result = await runProcess(process.execPath, ['--input-type=module', '--eval', program]);
  if (result.code !== 0) return result.output;
  if (isUpdateAsked()) writeFileSync(snapshotFile, result.output);
  const agreed = existsSync(snapshotFile) ? readFileSync(snapshotFile, 'utf8') : '';
  if (agreed === result.output) return '';
  return [
    'The public exports differ from docs/exports.json.',
    ...differences(agreed.split('\n'), result.output.split('\n')),
    updateAdvice,
  ].join('\n');
}

function differences(agreed: readonly string[], found: readonly string[]): string[] {
  return [
    ...agreed.filter((line) => !found.includes(line)).map((line) => `- ${line.trim()}`),
    ...found.filter((line) => !agreed.includes(line)).map((line) => `+ ${line.trim()}`),
  ];
}
