// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { markPairs, textPairs } from './colorPairs.ts';
import { contrast } from './contrast.ts';
import { neutral } from './themes/neutral.css.ts';
import { trafikfonden } from './themes/trafikfonden.css.ts';

const schemes = [
  { scheme: 'trafikfonden, light', values: trafikfonden.light },
  { scheme: 'trafikfonden, dark', values: trafikfonden.dark },
  { scheme: 'neutral, light', values: neutral.light },
  { scheme: 'neutral, dark', values: neutral.dark },
];

describe.each(schemes)('$scheme', ({ values: { color: colors, focus } }) => {
  it.each(textPairs)('lets $color be read on $ground: $least to 1', ({ color, ground, least }) => {
    expect(contrast(colors[color], colors[ground])).toBeGreaterThanOrEqual(least);
  });

  it.each(markPairs)('tells $color from $ground: $least to 1', ({ color, ground, least }) => {
    expect(contrast(colors[color], colors[ground])).toBeGreaterThanOrEqual(least);
  });

  it('shows the focus ring on every ground: one of its two colours stands out', () => {
    const grounds = new Set([...textPairs, ...markPairs].map(({ ground }) => ground));
    const hidesTheRing = [...grounds].filter((ground) =>
      [focus.inner, focus.outer].every((ring) => contrast(ring, colors[ground]) < 3),
    );
    expect(hidesTheRing).toEqual([]);
    expect(contrast(focus.inner, focus.outer)).toBeGreaterThanOrEqual(3);
  });
});

it('computes what WCAG computes', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
});
