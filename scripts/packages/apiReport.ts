import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fromRoot } from '../lib/paths.ts';
import { isUpdateAsked, updateAdvice } from './agreed.ts';
import { publicPackages } from './publicPackages.ts';
import type { PublicPackage } from './publicPackages.ts';

const folder = fromRoot('docs', 'api');

/** Compares what the packages declare to their consumers with the reports in git. */
export async function checkApiReports(): Promise<string> {
  const faults = publicPackages.flatMap((item) => {
    const file = join(folder, `${item.name.replace(/^.*\//, '')}.d.txt`);
    const found = writeReport(item);
    if (isUpdateAsked()) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, found);
    }
    const agreed = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return agreed === found ? [] : describeDifference(relative(fromRoot(), file), agreed, found);
  });
  return faults.join('\n');
}

/** Every declaration that an entry of the package leads to, in the order of the files' names. */
function writeReport(item: PublicPackage): string {
  const files = new Map<string, string>();
  const waiting = item.types.map((types) => join(item.folder, types));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    const text = readFileSync(file, 'utf8').replace(/\/\/# sourceMappingURL=.*\s*$/, '');
    files.set(file, text.trimEnd());
    waiting.push(...importedFiles(file, text));
  }
  const parts = [...files]
    .map(([file, text]) => ({ name: relative(item.folder, file).replaceAll('\\', '/'), text }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, text }) => `// ${name}\n${text}\n`);
  return parts.join('\n');
}

/** The declaration files that a declaration file names: `./Badge.tsx` stands for `./Badge.d.ts`. */
function importedFiles(file: string, text: string): string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)]
    .map(([, specifier = '']) => specifier.replace(/\.(tsx?|js)$/, ''))
    .map((specifier) => resolve(dirname(file), `${specifier}.d.ts`))
    .filter((target) => existsSync(target));
}

function describeDifference(name: string, agreed: string, found: string): string[] {
  const before = new Set(agreed.split('\n'));
  const after = new Set(found.split('\n'));
  return [
    `What the package declares differs from ${name}.`,
    ...[...before].filter((line) => !after.has(line)).map((line) => `- ${line}`),
    ...[...after].filter((line) => !before.has(line)).map((line) => `+ ${line}`),
    updateAdvice,
  ];
}
