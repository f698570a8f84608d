import ts from 'typescript-6';

import { fromRoot } from '../../scripts/lib/paths.ts';

/** The component library as the compiler sees it. */
export interface Library {
  readonly checker: ts.TypeChecker;
  /** What `@mina-sidor/ui` exports, by name. */
  readonly exports: ReadonlyMap<string, ts.Symbol>;
  /** A source file of the library. */
  readonly fileAt: (path: string) => ts.SourceFile | undefined;
}

/** Reads the sources of the library; this takes some seconds. */
export function readLibrary(): Library {
  const folder = fromRoot('packages', 'ui');
  const entry = fromRoot('packages', 'ui', 'src', 'index.ts');
  const file = ts.readJsonConfigFile(`${folder}/tsconfig.json`, (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonSourceFileConfigFileContent(file, ts.sys, folder);
  const program = ts.createProgram([entry], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const symbol = source && checker.getSymbolAtLocation(source);
  if (symbol === undefined) throw new Error(`${entry} exports nothing.`);
  const exports = new Map(checker.getExportsOfModule(symbol).map((one) => [one.name, one]));
  return { checker, exports, fileAt: (path) => program.getSourceFile(path) };
}
