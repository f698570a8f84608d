import { expect, it } from 'vitest';

import { contrast } from './contrast.ts';
import type { ThemeValues } from './contract.css.ts';
import { trafikfondenLight } from './themes/trafikfonden.css.ts';

type ColorName = keyof ThemeValues['color'];

/** Text and its ground, as the components pair them. WCAG 1.4.3 asks for 4.5, the design for 7 where it can. */
const texts: readonly (readonly [text: ColorName, ground: ColorName, least: number])[] = [
  ['ink', 'canvas', 7],
  ['ink', 'surface', 7],
  ['inkSoft', 'canvas', 7],
  ['inkSoft', 'surface', 7],
  ['inkSoft', 'neutralTint', 4.5],
  ['brandText', 'canvas', 7],
  ['brandText', 'surface', 7],
  ['brandText', 'brandTint', 7],
  ['brandTextHover', 'surface', 7],
  ['onBrand', 'brand', 7],
  ['onBrand', 'brandHover', 7],
  ['onBrand', 'brandOverlay', 4.5],
  ['mint', 'brand', 7],
  ['onYellow', 'yellow', 7],
  ['critical', 'surface', 4.5],
  ['critical', 'canvas', 4.5],
  ['critical', 'criticalTint', 4.5],
  ['onCritical', 'critical', 4.5],
  ['warning', 'warningTint', 4.5],
  ['positive', 'positiveTint', 4.5],
  ['info', 'infoTint', 4.5],
  ['ink', 'criticalTint', 7],
  ['ink', 'warningTint', 7],
  ['ink', 'positiveTint', 7],
  ['ink', 'infoTint', 7],
  ['ink', 'neutralTint', 7],
  ['brandText', 'criticalTint', 4.5],
  ['brandText', 'warningTint', 4.5],
  ['brandText', 'infoTint', 4.5],
  ['brandText', 'positiveTint', 4.5],
];

/** Edges that say what can be used, and marks that carry meaning. WCAG 1.4.11 asks for 3. */
const marks: readonly (readonly [mark: ColorName, ground: ColorName])[] = [
  ['control', 'surface'],
  ['control', 'canvas'],
  ['warningRule', 'surface'],
  ['yellow', 'brand'],
  ['qrDark', 'qrLight'],
];

it.each(texts)('text in %s can be read on %s: at least %d to 1', (text, ground, least) => {
  const { color } = trafikfondenLight;
  expect(contrast(color[text], color[ground])).toBeGreaterThanOrEqual(least);
});

it.each(marks)('%s can be told from %s: at least 3 to 1', (mark, ground) => {
  const { color } = trafikfondenLight;
  expect(contrast(color[mark], color[ground])).toBeGreaterThanOrEqual(3);
});

it('shows the focus ring on every ground: one of its two colours stands out', () => {
  const { color, focus } = trafikfondenLight;
  for (const ground of ['surface', 'canvas', 'brand', 'yellow', 'critical'] as const) {
    const best = Math.max(
      contrast(focus.inner, color[ground]),
      contrast(focus.outer, color[ground]),
    );
    expect(best, ground).toBeGreaterThanOrEqual(3);
  }
  expect(contrast(focus.inner, focus.outer)).toBeGreaterThanOrEqual(3);
});

it('computes what WCAG computes', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
});
