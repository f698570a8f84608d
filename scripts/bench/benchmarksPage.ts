import { readFileSync, writeFileSync } from 'node:fs';

import { fromRoot } from '../lib/paths.ts';

/** Writes one section of docs/benchmarks.md; each benchmark has its own. */
export function writeBenchmarks(heading: string, body: string): void {
  const file = fromRoot('docs', 'benchmarks.md');
  writeFileSync(file, withSection(readFileSync(file, 'utf8'), heading, body));
}

/** A page of Markdown whose section under this heading is replaced, or added last. The other sections stay. */
export function withSection(page: string, heading: string, body: string): string {
  const section = `## ${heading}\n\n${body.trim()}\n`;
  const parts = page.trimEnd().split(/^(?=## )/mu);
  const isIt = (part: string): boolean => part.startsWith(`## ${heading}\n`);
  const others = parts.map((part) => (isIt(part) ? section : `${part.trimEnd()}\n`));
  return (parts.some(isIt) ? others : [...others, section]).join('\n');
}
