import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = globSync('{components,private}/**/*.{ts,tsx}', {
  cwd: import.meta.dirname,
  exclude: ['**/*.{test,stories,guide,css}.*', '**/*.types.test.*'],
});

/** What React’s server components refuse: state, effects, context, handlers and what is built on them. */
const clientOnly = [
  /\buse(?!Id\b|Memo\b|Callback\b)[A-Z]\w*\(/u,
  /\bcreateContext\b/u,
  /\bon[A-Z]\w*=\{\(/u,
  /from '(?:@radix-ui\/|qrcode\.react)/u,
];

it.each(sources)('%s has ’use client’ if servers cannot run it, and only then', (file) => {
  const source = readFileSync(new URL(file, import.meta.url), 'utf8');
  expect(source.startsWith("'use client';")).toBe(clientOnly.some((form) => form.test(source)));
});
