// @vitest-environment node
import { defineConfig, parse } from '@terrazzo/parser';
import { describe, expect, it } from 'vitest';

import { createTheme } from './createTheme.ts';
import { designTokens, tokenOf } from './designTokens.ts';
import { neutral } from './themes/neutral.ts';
import { trafikfonden } from './themes/trafikfonden.ts';

/** The names of the tokens that a parser of the format reads; it throws at the first one that is wrong. */
async function readTokens(source: unknown): Promise<readonly string[]> {
  const filename = new URL('file:///tokens.json');
  const config = defineConfig({}, { cwd: new URL('file:///') });
  const { tokens } = await parse([{ filename, src: JSON.stringify(source) }], { config });
  return Object.keys(tokens);
}

describe.each([
  ['neutral', neutral],
  ['trafikfonden', trafikfonden],
  ['a brand of others', createTheme({ base: neutral, radius: { medium: '12px' } })],
])('the tokens of %s', (_name, theme) => {
  it('are valid in the format of the Design Tokens Community Group, in light and dark', async () => {
    const names = await readTokens(designTokens(theme));
    for (const scheme of ['light', 'dark'] as const)
      for (const color of Object.keys(theme[scheme].color))
        expect(names).toContain(`${scheme}.color.${color}`);
  });

  it('leave out only what the format cannot say', async () => {
    const names = new Set(await readTokens(designTokens(theme)));
    const {
      color: _color,
      shadow: _shadow,
      focus: _focus,
      ornament: _ornament,
      ...shared
    } = theme.light;
    const left = Object.entries(shared).flatMap(([group, values]) =>
      Object.keys(values)
        .map((name) => `${group}.${name}`)
        .filter((name) => !names.has(`shared.${name}`)),
    );
    expect(left.toSorted()).toEqual([
      'font.numeric',
      'letterSpacing.amount',
      'size.gutter',
      'size.measure',
    ]);
  });
});

it('are refused by the parser when a value has not the form of its type', async () => {
  await expect(
    readTokens({ color: { ink: { $type: 'color', $value: { colorSpace: 'srgb' } } } }),
  ).rejects.toThrow();
});

it.each([
  ['color', '#1B1F27', 'color', { hex: '#1b1f27', alpha: 1, components: [0.1059, 0.1216, 0.1529] }],
  ['color', 'rgb(0 0 0 / 0.7)', 'color', { alpha: 0.7, components: [0, 0, 0] }],
  ['space', '1.5rem', 'dimension', { value: 1.5, unit: 'rem' }],
  ['motion', '150ms', 'duration', { value: 150, unit: 'ms' }],
  ['shadow', '0 2px 6px rgb(0 0 0 / 0.4)', 'shadow', { offsetY: { value: 2, unit: 'px' } }],
])('writes the %s %s as %s', (group, value, type, expected) => {
  expect(tokenOf(group, value)).toMatchObject({ $type: type, $value: expected });
});

it.each([
  ['size', 'min(1.25rem, 6.25vw)'],
  ['size', '70ch'],
  ['font', 'tabular-nums'],
])('leaves out the %s %s', (group, value) => {
  expect(tokenOf(group, value)).toBeUndefined();
});
