// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { onPaper } from './theme.ts';
import { leastContrast, markPairs, textPairs } from './colorPairs.ts';
import { contrast, laidOver } from './contrast.ts';
import { neutral } from './themes/neutral.ts';
import { trafikfonden } from './themes/trafikfonden.ts';

const schemes = [
  { scheme: 'trafikfonden, light', values: trafikfonden.light },
  { scheme: 'trafikfonden, dark', values: trafikfonden.dark },
  { scheme: 'neutral, light', values: neutral.light },
  { scheme: 'neutral, dark', values: neutral.dark },
];

describe.each(schemes)('$scheme', ({ values: { color: colors, focus } }) => {
  it.each(textPairs)(
    'makes $color readable on $ground: $least to 1',
    ({ color, ground, least }) => {
      expect(contrast(colors[color], colors[ground])).toBeGreaterThanOrEqual(least);
    },
  );

  it.each(markPairs)(
    'distinguishes $color from $ground: $least to 1',
    ({ color, ground, least }) => {
      expect(contrast(colors[color], colors[ground])).toBeGreaterThanOrEqual(least);
    },
  );

  it.each(['canvas', 'surface'] as const)('shows a spinner on a dimmed %s', (ground) => {
    const dimmed = laidOver(colors.backdrop, colors[ground]);
    expect(contrast(colors.onBrand, dimmed)).toBeGreaterThanOrEqual(leastContrast.mark);
  });

  it('shows the focus ring on every background: one of its two colours stands out', () => {
    const grounds = new Set([...textPairs, ...markPairs].map(({ ground }) => ground));
    const hidesTheRing = [...grounds].filter((ground) =>
      [focus.inner, focus.outer].every(
        (ring) => contrast(ring, colors[ground]) < leastContrast.mark,
      ),
    );
    expect(hidesTheRing).toEqual([]);
    expect(contrast(focus.inner, focus.outer)).toBeGreaterThanOrEqual(leastContrast.mark);
  });
});

describe.each([
  { brand: 'trafikfonden', colors: onPaper(trafikfonden.light) },
  { brand: 'neutral', colors: onPaper(neutral.light) },
])('$brand, on paper', ({ colors }) => {
  it.each(textPairs)(
    'makes $color readable on $ground: $least to 1',
    ({ color, ground, least }) => {
      expect(contrast(colors[color], colors[ground])).toBeGreaterThanOrEqual(least);
    },
  );

  it('prints dark what is light on the brand colour on screen', () => {
    const { brand, brandHover, brandOverlay, onBrand, onBrandSoft, surface } = colors;
    expect([brand, brandHover, brandOverlay]).toEqual([surface, surface, surface]);
    expect(contrast(onBrand, surface)).toBeGreaterThanOrEqual(7);
    expect(contrast(onBrandSoft, surface)).toBeGreaterThanOrEqual(7);
  });
});

it('computes the contrast that WCAG defines', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
});

it.each([
  '#767676',
  '#767676ff',
  'rgb(118, 118, 118)',
  'rgb(118 118 118 / 1)',
  'rgb(46.2745% 46.2745% 46.2745%)',
  'hsl(0 0% 46.2745%)',
  'hsl(0deg, 0%, 46.2745%)',
  'hwb(0 46.2745% 53.7255%)',
  'lab(49.64 0 0)',
  'oklch(0.5673 0 0)',
  'color(srgb 0.462745 0.462745 0.462745)',
])('reads a colour in each form of CSS: %s [G39]', (grey) => {
  expect(contrast(grey, 'white')).toBeCloseTo(4.54, 2);
});

it.each(['#7676767f', 'rgb(0 0 0 / 0.5)', 'transparent', '767676', 'var(--grey)', 'greyish'])(
  'refuses what is no opaque colour: %s [G39]',
  (text) => {
    expect(() => contrast(text, '#FFFFFF')).toThrow(`Not an opaque colour in CSS: ${text}`);
  },
);

it('mixes a translucent colour with its ground', () => {
  expect(laidOver('rgb(0 0 0 / 0.5)', '#FFFFFF')).toBe('#808080');
  expect(laidOver('rgb(20 35 43 / 0.6)', '#F7F5F0')).toBe('#6f777a');
});
