import type { ThemeValues } from './contract.css.ts';
import type { SchemeValues, Theme, WideValues } from './theme.ts';

/** A value in both schemes, so that none keeps the value of the base. */
export interface InBothSchemes {
  readonly light: string;
  readonly dark: string;
}

type SharedGroups = Omit<ThemeValues, keyof SchemeValues>;

/** What differs from another theme; what is left out is as in `base`. The README names the values of a brand. A colour, a shadow or a focus value is given for light and for dark. */
export type ThemeChanges = {
  /** The theme that has the other values: `neutral`, or one of your own. */
  readonly base: Theme;
  /** Sizes from 768 px. They do not follow from the sizes below. */
  readonly wide?: { readonly [Group in keyof WideValues]?: Partial<WideValues[Group]> };
} & {
  readonly [Group in keyof SchemeValues]?: {
    readonly [Name in keyof SchemeValues[Group]]?: InBothSchemes;
  };
} & { readonly [Group in keyof SharedGroups]?: Partial<SharedGroups[Group]> };

/**
 * A theme: complete, or as the changes of another one. Check it with `contrastFaults` and write it with `themeCss`.
 *
 * @example
 *   createTheme({
 *     base: neutral,
 *     color: { brand: { light: '#7A2748', dark: '#8A3557' } },
 *     radius: { medium: '12px' },
 *   });
 */
export function createTheme(theme: Theme | ThemeChanges): Theme {
  if (!('base' in theme)) return theme;
  const { base, color, shadow, focus, wide, ...shared } = theme;
  return {
    light: {
      ...base.light,
      color: { ...base.light.color, ...valuesIn('light', color) },
      shadow: { ...base.light.shadow, ...valuesIn('light', shadow) },
      focus: { ...base.light.focus, ...valuesIn('light', focus) },
      font: { ...base.light.font, ...shared.font },
      text: { ...base.light.text, ...shared.text },
      weight: { ...base.light.weight, ...shared.weight },
      lineHeight: { ...base.light.lineHeight, ...shared.lineHeight },
      letterSpacing: { ...base.light.letterSpacing, ...shared.letterSpacing },
      space: { ...base.light.space, ...shared.space },
      radius: { ...base.light.radius, ...shared.radius },
      border: { ...base.light.border, ...shared.border },
      ornament: { ...base.light.ornament, ...shared.ornament },
      size: { ...base.light.size, ...shared.size },
      motion: { ...base.light.motion, ...shared.motion },
    },
    dark: {
      color: { ...base.dark.color, ...valuesIn('dark', color) },
      shadow: { ...base.dark.shadow, ...valuesIn('dark', shadow) },
      focus: { ...base.dark.focus, ...valuesIn('dark', focus) },
    },
    wide: {
      text: { ...base.wide.text, ...wide?.text },
      size: { ...base.wide.size, ...wide?.size },
    },
  };
}

function valuesIn<Name extends string>(
  scheme: keyof InBothSchemes,
  changes: Readonly<Partial<Record<Name, InBothSchemes>>> | undefined,
): Partial<Record<Name, string>>;
function valuesIn(
  scheme: keyof InBothSchemes,
  changes: Readonly<Partial<Record<string, InBothSchemes>>> = {},
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(changes).flatMap(([name, both]) =>
      both === undefined ? [] : [[name, both[scheme]]],
    ),
  );
}
