import type { ThemeValues } from './contract.css.ts';

export type ColorName = keyof ThemeValues['color'];

/** Minimum contrast: of text (WCAG 1.4.3), of text wherever the design can reach more, and of marks (1.4.11). */
export const leastContrast = { text: 4.5, comfortableText: 7, mark: 3 } as const;

interface Pair {
  readonly color: ColorName;
  readonly ground: ColorName;
  readonly least: number;
}

function pairs(
  least: keyof typeof leastContrast,
  colors: readonly ColorName[],
  grounds: readonly ColorName[],
): readonly Pair[] {
  return colors.flatMap((color) =>
    grounds.map((ground) => ({ color, ground, least: leastContrast[least] })),
  );
}

const page = ['canvas', 'surface'] as const;
const tints = ['infoTint', 'positiveTint', 'warningTint', 'criticalTint', 'neutralTint'] as const;

/** Every text colour with its background. A test compares them with the styles of all components. */
export const textPairs: readonly Pair[] = [
  ...pairs('comfortableText', ['ink'], [...page, ...tints, 'brandTint']),
  ...pairs('comfortableText', ['inkSoft'], page),
  ...pairs('text', ['inkSoft'], [...tints, 'brandTint']),
  ...pairs('comfortableText', ['brandText', 'brandTextHover'], [...page, 'brandTint']),
  ...pairs('text', ['brandText', 'brandTextHover'], tints),
  ...pairs('comfortableText', ['onBrand', 'onBrandSoft'], ['brand', 'brandHover']),
  ...pairs('text', ['onBrand'], ['brandOverlay']),
  ...pairs('comfortableText', ['surface'], ['brandText', 'brandTextHover']),
  ...pairs('comfortableText', ['onAccent'], ['accent']),
  ...pairs('comfortableText', ['qrDark'], ['qrLight']),
  ...pairs('text', ['onCritical'], ['critical']),
  ...pairs('text', ['info', 'positive', 'warning', 'critical'], page),
  ...pairs('text', ['info'], ['infoTint']),
  ...pairs('text', ['positive'], ['positiveTint']),
  ...pairs('text', ['warning'], ['warningTint']),
  ...pairs('text', ['critical'], ['criticalTint']),
];

/** The edges of controls and the marks that carry meaning, with their background. */
export const markPairs: readonly Pair[] = [
  ...pairs('mark', ['control'], page),
  ...pairs('mark', ['ink', 'brandText', 'info', 'positive', 'warningRule', 'critical'], page),
  ...pairs('mark', ['control'], ['neutralTint']),
  ...pairs('mark', ['info'], ['infoTint']),
  ...pairs('mark', ['positive'], ['positiveTint']),
  ...pairs('mark', ['warningRule'], ['warningTint']),
  ...pairs('mark', ['critical'], ['criticalTint']),
  ...pairs('mark', ['accent'], ['brand']),
  ...pairs('mark', ['currentMark'], ['surface']),
  ...pairs('mark', ['qrDark'], ['qrLight']),
];

/**
 * Colours that may have a contrast below 3 to 1, because they carry no information of their own: lines between parts,
 * the edge of a background with text on it, the ornament on the mark of the current page, the
 * backdrop behind a dialog.
 */
export const decoration: readonly ColorName[] = ['line', 'brand', 'accent', 'onBrand', 'backdrop'];
