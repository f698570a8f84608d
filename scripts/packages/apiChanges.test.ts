import { expect, it } from 'vitest';

import { apiChanges } from './apiChanges.ts';
import { highestBump, tooSmall, untold } from './versionFaults.ts';

const report = (code: string): string => `## API Report\n\n\`\`\`ts\n${code}\n\`\`\`\n`;

const before = `export function Tabs(input: TabsProps): ReactNode;
export interface TabsProps { readonly label: string; readonly texts: Words }
interface Words { readonly close: string; readonly more?: string }
export interface TabsTester { readonly names: readonly string[] }
type Text_2 = string;
export { Text_2 as Text }
type Unseen = string;
`;

it.each([
  ['nothing', '', '', []],
  [
    'an export is gone',
    'export interface TabsTester',
    'interface TabsTester',
    ['TabsTester is gone'],
  ],
  ['a renamed export is gone', 'export { Text_2 as Text }', '', ['Text is gone']],
  [
    'an interface is a union',
    'export interface TabsProps { readonly label: string; readonly texts: Words }',
    'export type TabsProps = { readonly texts: Words } & ({ readonly a: 1 } | { readonly b: 1 });',
    ['TabsProps is a union'],
  ],
  ['a member is gone', 'readonly label: string; ', '', ['TabsProps.label is gone']],
  [
    'what users give needs more',
    'readonly label: string;',
    'readonly label: string; readonly size: number;',
    ['TabsProps.size is required'],
  ],
  [
    'what users may give is optional',
    'readonly label',
    'readonly size?: number; readonly label',
    [],
  ],
  ['what users get has more', 'readonly names', 'readonly totals: number; readonly names', []],
  ['what is not exported is gone', 'type Unseen = string;', '', []],
])('finds what breaks users when %s [G12]', (_name, old, now, breaks) => {
  const after = before.replace(old, now);
  expect(apiChanges(report(before), report(after))).toEqual({
    breaks,
    news: [],
    newFunctions: [],
  });
});

it('follows what users give into the types that it is made of', () => {
  const old = before.replace('interface Words', 'export interface Words');
  const after = old.replace('more?: string', 'more: string');
  expect(apiChanges(report(old), report(after)).breaks).toEqual(['Words.more is required']);
});

it('names new exports, and which of them are functions', () => {
  const after = `${before}export const tones: readonly string[];
export function Badge(input: BadgeProps): ReactNode;`;
  expect(apiChanges(report(before), report(after))).toEqual({
    breaks: [],
    news: ['tones', 'Badge'],
    newFunctions: ['Badge'],
  });
});

it.each([
  ['none', []],
  ['patch', ['patch']],
  ['minor', ['patch', 'minor', 'patch']],
  ['major', ['major', 'minor']],
] as const)('raises the version by %s when the changesets ask for %j', (highest, asked) => {
  const changesets = asked.map((bump) => `---\n'@mina-sidor/ui': ${bump}\n---\n\nRename it.\n`);
  expect(highestBump(changesets)).toBe(highest);
});

it.each([
  ['patch', 2],
  ['minor', 1],
  ['major', 0],
] as const)('refuses %s for a break and a new export with %d reasons [G12]', (bump, count) => {
  expect(tooSmall(bump, { breaks: ['A is gone'], news: ['B'], newFunctions: [] })).toHaveLength(
    count,
  );
});

it('names the new functions that no changeset tells of [G12]', () => {
  const changesets = ['Show an amount by `Badge`.', 'Read a time with `parseTime`.'];
  expect(untold(changesets, ['Badge', 'parseTime', 'parse'])).toEqual([
    'parse is new, and no changeset names it',
  ]);
});
