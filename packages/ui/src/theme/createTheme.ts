import type { ThemeValues } from './contract.css.ts';
import type { SchemeValues, Theme, WideValues } from './theme.ts';

/** A value in both schemes, so that none keeps the value of the base. */
export interface InBothSchemes {
  readonly light: string;
  readonly dark: string;
}

type SharedGroups = Omit<ThemeValues, keyof SchemeValues>;

/** A value of `undefined` is as in the base, like one that is left out. */
type Changes<Group> = { readonly [Name in keyof Group]?: Group[Name] | undefined };

/** What differs from another theme; what is left out is as in `base`. The README names the values of a brand. A colour, a shadow or a focus value is given for light and for dark. */
export type ThemeChanges = {
  /** The theme that has the other values: `neutral`, or one of your own. */
  readonly base: Theme;
  /** Sizes from 768 px. They do not follow from the sizes below. */
  readonly wide?: { readonly [Group in keyof WideValues]?: Changes<WideValues[Group]> };
} & {
  readonly [Group in keyof SchemeValues]?: {
    readonly [Name in keyof SchemeValues[Group]]?: InBothSchemes | undefined;
  };
} & { readonly [Group in keyof SharedGroups]?: Changes<SharedGroups[Group]> };

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
      font: { ...base.light.font, ...given(shared.font) },
      text: { ...base.light.text, ...given(shared.text) },
      weight: { ...base.light.weight, ...given(shared.weight) },
      lineHeight: { ...base.light.lineHeight, ...given(shared.lineHeight) },
      letterSpacing: { ...base.light.letterSpacing, ...given(shared.letterSpacing) },
      space: { ...base.light.space, ...given(shared.space) },
      radius: { ...base.light.radius, ...given(shared.radius) },
      border: { ...base.light.border, ...given(shared.border) },
      ornament: { ...base.light.ornament, ...given(shared.ornament) },
      size: { ...base.light.size, ...given(shared.size) },
      motion: { ...base.light.motion, ...given(shared.motion) },
    },
    dark: {
      color: { ...base.dark.color, ...valuesIn('dark', color) },
      shadow: { ...base.dark.shadow, ...valuesIn('dark', shadow) },
      focus: { ...base.dark.focus, ...valuesIn('dark', focus) },
    },
    wide: {
      text: { ...base.wide.text, ...given(wide?.text) },
      size: { ...base.wide.size, ...given(wide?.size) },
    },
  };
}

function valuesIn<Name extends string>(
  scheme: keyof InBothSchemes,
  changes: Changes<Record<Name, InBothSchemes>> | undefined,
): Partial<Record<Name, string>>;
function valuesIn(
  scheme: keyof InBothSchemes,
  changes: Changes<Record<string, InBothSchemes>> = {},
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(changes).flatMap(([name, both]) =>
      both === undefined ? [] : [[name, both[scheme]]],
    ),
  );
}

function given<Group>(changes: Changes<Group> | undefined): Partial<Group>;
function given(changes: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
