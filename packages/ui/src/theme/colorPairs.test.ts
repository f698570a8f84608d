// @vitest-environment node
import type * as adapterModule from '@vanilla-extract/css/adapter';
import type * as fileScopeModule from '@vanilla-extract/css/fileScope';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

import { decoration, markPairs, textPairs } from './colorPairs.ts';
import { vars } from './contract.css.ts';

/** The colours that one rule sets; a colour that it inherits is missing. */
interface Use {
  readonly text?: string | undefined;
  readonly ground?: string | undefined;
  readonly marks: readonly string[];
}

const names = new Map<string, string>(
  Object.entries(vars.color).map(([name, reference]) => [reference, name]),
);
const uses = readRules().flatMap((rule) => usesIn(rule, {}));

it('lists every text and background that a style combines', () => {
  const listed = new Set<string>(textPairs.map(({ color, ground }) => `${color} on ${ground}`));
  const used = uses.flatMap(({ text, ground }) =>
    // What is visible on the backdrop depends on the page behind it: another test computes that mix.
    text === undefined || ground === undefined || ground === 'backdrop'
      ? []
      : [`${text} on ${ground}`],
  );
  expect(new Set(used).size).toBeGreaterThan(10);
  expect(used.filter((pair) => !listed.has(pair))).toEqual([]);
});

it('lists every text whose style inherits its background', () => {
  const listed = new Set<string>(textPairs.map(({ color }) => color));
  const used = uses.flatMap(({ text }) => text ?? []);
  expect(used.filter((color) => !listed.has(color))).toEqual([]);
});

it('lists every edge, bar and background, or says that it is decoration', () => {
  const listed = new Set<string>([
    ...[...textPairs, ...markPairs].map(({ ground }) => ground),
    ...markPairs.map(({ color }) => color),
    ...decoration,
  ]);
  const used = uses.flatMap(({ ground, marks }) => [ground ?? [], marks].flat());
  expect(new Set(used).size).toBeGreaterThan(10);
  expect(used.filter((color) => !listed.has(color))).toEqual([]);
});

type Rule = Readonly<Record<string, unknown>>;

function isRule(value: unknown): value is Rule {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A rule for a state or a media query is nested in the rule that it changes, and inherits its colours. */
function usesIn(rule: Rule, around: Pick<Use, 'text' | 'ground'>): readonly Use[] {
  const own = {
    text: colorIn(rule['color']) ?? around.text,
    ground: colorIn(rule['background'] ?? rule['backgroundColor']) ?? around.ground,
  };
  const entries = Object.entries(rule);
  const marks = entries
    .filter(([property]) => /^(?:border|outline|fill|stroke)/u.test(property))
    .flatMap(([, value]) => colorIn(value) ?? []);
  return [
    { ...own, marks },
    ...entries.flatMap(([name, value]) =>
      isRule(value) && name !== '(forced-colors: active)' && name !== 'print'
        ? usesIn(value, own)
        : [],
    ),
  ];
}

function colorIn(value: unknown): string | undefined {
  const reference = /var\(--ms-color-[a-z-]+\)/u.exec(String(value))?.[0];
  return reference === undefined ? undefined : names.get(reference);
}

/**
 * Runs the style files with an adapter that records their rules instead of writing CSS, so that variants and shared
 * styles are included. Node loads them itself, because the test runner's plug-in returns only class names.
 */
function readRules(): readonly Rule[] {
  const load = createRequire(import.meta.url);
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- `require` cannot know what it loads
  const { setAdapter }: typeof adapterModule = load('@vanilla-extract/css/adapter');
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- as above
  const { setFileScope }: typeof fileScopeModule = load('@vanilla-extract/css/fileScope');
  const rules: Rule[] = [];
  const ignore = (): void => undefined;
  setAdapter({
    appendCss: (css) => {
      if ('rule' in css) rules.push({ ...css.rule });
    },
    registerClassName: ignore,
    registerComposition: ignore,
    markCompositionUsed: ignore,
    onEndFileScope: ignore,
    getIdentOption: () => 'short',
  });
  setFileScope('components');
  for (const folder of ['components', 'private']) {
    const files = readdirSync(new URL(`../${folder}/`, import.meta.url), {
      recursive: true,
      encoding: 'utf8',
    });
    for (const file of files.filter((name) => name.endsWith('.css.ts'))) {
      load(`../${folder}/${file}`);
    }
  }
  return rules;
}
