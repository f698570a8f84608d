import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { cacheFolder, fromRoot } from '../lib/paths.ts';
import type { PublicPackage } from './publicPackages.ts';

const folder = join(cacheFolder, 'api');
const updateVariable = 'UPDATE_API_REPORT';

/** Compares the names and types that a package exports with its report in docs/api; each has a doc comment. */
export async function checkApiReport(item: PublicPackage): Promise<string> {
  const messages: string[] = [];
  const isUpdate = (process.env[updateVariable] ?? '') !== '';
  const result = Extractor.invoke(prepareConfiguration(item), {
    localBuild: isUpdate,
    printApiReportDiff: true,
    messageCallback: (message) => {
      if (message.logLevel !== ExtractorLogLevel.None) messages.push(message.text);
      message.handled = true;
    },
  });
  if (result.succeeded) {
    const names = undocumentedIn(readFileSync(result.extractorConfig.reportFilePath, 'utf8'));
    return names.length === 0 ? '' : `Exported without a doc comment: ${names.join(', ')}`;
  }
  return `${messages.join('\n')}\nIf the change is meant: ${updateVariable}=1 npm test -- packages`;
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
        reportFolder: fromRoot('docs', 'api'),
        reportTempFolder: folder,
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
