import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { cacheFolder, fromRoot } from '../lib/paths.ts';
import { runProcess } from '../lib/runProcess.ts';
import type { PublicPackage } from './publicPackages.ts';
import { keysOnly, shortReport } from './shortReport.ts';

const folder = join(cacheFolder, 'api');
const updateVariable = 'UPDATE_API_REPORT';

/** Compares the names and types that a package exports with its report in docs/api; each has a doc comment. */
export async function checkApiReport(item: PublicPackage): Promise<string> {
  const messages: string[] = [];
  const { succeeded, extractorConfig } = Extractor.invoke(prepareConfiguration(item), {
    localBuild: true,
    messageCallback: (message) => {
      if (message.logLevel !== ExtractorLogLevel.None) messages.push(message.text);
      message.handled = true;
    },
  });
  if (!succeeded) return messages.join('\n');
  const report = readFileSync(extractorConfig.reportFilePath, 'utf8');
  const names = undocumentedIn(report);
  if (names.length > 0) return `Exported without a doc comment: ${names.join(', ')}`;
  const isOfTexts = item.name.endsWith('/texts');
  return compare(
    fromRoot('docs', 'api', basename(extractorConfig.reportFilePath)),
    isOfTexts ? keysOnly(shortReport(report)) : shortReport(report),
  );
}

/** How the text differs from that of the file in git, which is written anew if the change is meant. */
async function compare(file: string, text: string): Promise<string> {
  if ((process.env[updateVariable] ?? '') !== '') writeFileSync(file, text);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return '';
  const now = join(folder, `short.${basename(file)}`);
  writeFileSync(now, text);
  const { output } = await runProcess('git', ['diff', '--no-index', '--unified=0', file, now]);
  return `${output}\nIf the change is meant: ${updateVariable}=1 npm test -- packages`;
}

/** The exports that the report marks. What `ButtonProps` are, its name and its members say. */
function undocumentedIn(report: string): readonly string[] {
  const marked = /\(undocumented\)\nexport (?:type|interface|const|function|class) (\w+)/gu;
  return [...report.matchAll(marked)]
    .map(([, name = '']) => name)
    .filter((name) => !name.endsWith('Props'));
}

function prepareConfiguration(item: PublicPackage): ExtractorConfig {
  const name = item.name.replace(/^.*\//, '');
  const entry = writeEntry(item, name);
  const silent = { default: { logLevel: ExtractorLogLevel.None } };
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(item.folder, 'package.json'),
    configObject: {
      projectFolder: fromRoot(),
      mainEntryPointFilePath: entry,
      compiler: { overrideTsconfig: { ...compilerSettings, files: [entry] } },
      apiReport: {
        enabled: true,
        includeForgottenExports: true,
        reportFileName: `${name}.api.md`,
        reportFolder: folder,
        reportTempFolder: join(folder, 'new'),
      },
      newlineKind: 'lf',
      messages: { extractorMessageReporting: silent, tsdocMessageReporting: silent },
    },
  });
}

/** API Extractor reads one entry: this one exports all that the package's entries export. */
function writeEntry(item: PublicPackage, name: string): string {
  const file = join(folder, `${name}.d.ts`);
  const modules = item.modules.map(({ types }) =>
    join(item.folder, types).replace(/\.d\.ts$/, '.js'),
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, modules.map((path) => `export * from '${path}';\n`).join(''));
  return file;
}

const compilerSettings = {
  extends: './tsconfig.base.json',
  compilerOptions: { lib: ['es2023', 'dom', 'dom.iterable'], customConditions: [] },
};
