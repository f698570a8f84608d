import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { fromRoot } from '../lib/paths.ts';
import type { SourceFile } from './sourceTree.ts';

/** One import, re-export or dynamic import of a file. */
export type ModuleImport = {
  readonly specifier: string;
  /** True when it leaves nothing behind at run time. */
  readonly isTypeOnly: boolean;
  /** True when it is loaded only once the code runs there. */
  readonly isDynamic: boolean;
};

/** Everything that a file takes from other modules. */
export function readImports(file: SourceFile): ModuleImport[] {
  const { module } = parseSync(file.path, file.text);
  const imports = module.staticImports.map((statement) => ({
    specifier: statement.moduleRequest.value,
    isTypeOnly: statement.entries.length > 0 && statement.entries.every((entry) => entry.isType),
    isDynamic: false,
  }));
  const exports = module.staticExports.flatMap((statement) =>
    statement.entries.flatMap((entry) =>
      entry.moduleRequest === null
        ? []
        : [{ specifier: entry.moduleRequest.value, isTypeOnly: entry.isType, isDynamic: false }],
    ),
  );
  const dynamic = module.dynamicImports.map((call) => ({
    specifier: file.text
      .slice(call.moduleRequest.start, call.moduleRequest.end)
      .replace(/^['"`]|['"`]$/g, ''),
    isTypeOnly: false,
    isDynamic: true,
  }));
  return [...imports, ...exports, ...dynamic];
}

/** The path from the root that a relative import points to. */
export function resolveRelative(from: string, specifier: string): string {
  const path = posix.normalize(posix.join(posix.dirname(from), specifier.replace(/\?.*$/, '')));
  const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`];
  return candidates.find((file) => /\.\w+$/.test(file) && existsSync(fromRoot(file))) ?? path;
}
