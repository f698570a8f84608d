import { expect, it } from 'vitest';

import { findFiles } from '../lib/memory.ts';

/** `dateSpan.ts` beside `DateSpan.tsx` is one module where the system ignores case: a consumer's compiler refuses it. */
it('no two modules have names that differ only by case', () => {
  const modules = new Set(
    findFiles(['{packages,apps,scripts}/**/*.{ts,tsx}']).map((file) => file.replace(/\.tsx?$/, '')),
  );
  const lowerCase = new Map<string, string[]>();
  for (const name of modules) {
    const key = name.toLowerCase();
    lowerCase.set(key, [...(lowerCase.get(key) ?? []), name]);
  }
  expect([...lowerCase.values()].filter((names) => names.length > 1)).toEqual([]);
});
