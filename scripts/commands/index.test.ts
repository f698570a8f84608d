import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { readImports, resolveRelative } from '../checks/moduleImports.ts';
import { fromRoot } from '../lib/paths.ts';

it('loads every command without a single installed package', () => {
  const seen = new Set<string>();
  const foreign: string[] = [];
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    const file = { path, text: readFileSync(fromRoot(path), 'utf8') };
    for (const { specifier, isTypeOnly, isDynamic } of readImports(file)) {
      if (isTypeOnly || isDynamic || specifier.startsWith('node:')) continue;
      if (specifier.startsWith('.')) visit(resolveRelative(path, specifier));
      else foreign.push(`${path}: ${specifier}`);
    }
  };
  visit('scripts/run.mjs');
  visit('scripts/commands/index.ts');
  expect(foreign).toEqual([]);
  expect(seen.size).toBeGreaterThan(20);
});
