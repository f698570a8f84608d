import { type ThemeValues, vars } from './contract.css.ts';
import { from } from './tokens.ts';

/** The values that depend on the colour scheme. A dark scheme sets all of them: half a dark theme is unreadable. */
export type SchemeValues = Pick<ThemeValues, 'color' | 'shadow' | 'focus'>;

/** The values that are larger in windows from 768 px. */
export interface WideValues {
  readonly text: Pick<ThemeValues['text'], 'h1' | 'hero' | 'amount' | 'amountLarge'>;
  readonly size: Pick<ThemeValues['size'], 'gutter'>;
}

/** A brand. It does not compile if a value is missing, in the dark scheme too. */
export interface Theme {
  readonly light: ThemeValues;
  readonly dark: SchemeValues;
  readonly wide: WideValues;
}

/** A CSS rule that sets custom properties. */
export interface ThemeRule {
  readonly selector: string;
  readonly media?: string | undefined;
  readonly colorScheme?: 'light' | 'dark' | undefined;
  /** By the name of the custom property: `--ms-color-ink`. */
  readonly values: Readonly<Record<string, string>>;
}

/**
 * The rules of a brand, in the order that they need. The system decides between light and dark, unless `<html
 * data-color-scheme="light">` or `"dark"` does. `<html data-brand="…">` selects the brand if a page loads several;
 * without it the last one loaded applies. All have the specificity of `:root`, so that later rules of the same layer
 * win.
 */
export function themeRules(brand: string, { light, dark, wide }: Theme): readonly ThemeRule[] {
  const root = `:root:where(:not([data-brand]), [data-brand='${brand}'])`;
  const darkRule = { colorScheme: 'dark', values: propertiesOf(dark) } as const;
  const noRing = { inner: 'transparent', outer: 'transparent' };
  return [
    { selector: root, colorScheme: 'light', values: propertiesOf(light) },
    { selector: root, media: from('md'), values: propertiesOf(wide) },
    {
      selector: root,
      media: 'print',
      values: propertiesOf({ color: onPaper(light), focus: noRing }),
    },
    { selector: `${root}:where([data-color-scheme='dark'])`, media: 'screen', ...darkRule },
    {
      selector: `${root}:where(:not([data-color-scheme='light']))`,
      media: 'screen and (prefers-color-scheme: dark)',
      ...darkRule,
    },
  ];
}

/**
 * Paper is always light, and printers drop backgrounds: light text on the brand colour becomes dark on white, in every
 * component at once.
 */
export function onPaper({ color }: Pick<ThemeValues, 'color'>): ThemeValues['color'] {
  const { ink, inkSoft, surface } = color;
  return {
    ...color,
    canvas: surface,
    brand: surface,
    brandHover: surface,
    brandOverlay: surface,
    onBrand: ink,
    onBrandSoft: inkSoft,
  };
}

const references: Readonly<Record<string, Readonly<Record<string, string>>>> = vars;

/** The name of a custom property, as CSS writes it: `--ms-color-ink`. */
export function propertyOf(group: string, name: string): string {
  return references[group]?.[name]?.replace(/^var\((.+)\)$/u, '$1') ?? '';
}

function propertiesOf(
  groups: Readonly<Partial<Record<keyof ThemeValues, Readonly<Record<string, string>>>>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([group, values]) =>
      Object.entries(values).map(([name, value]) => [propertyOf(group, name), value]),
    ),
  );
}
