import { assignVars, globalStyle } from '@vanilla-extract/css';

import { type ThemeValues, vars } from './contract.css.ts';
import { themeLayer } from './layers.css.ts';
import { from } from './tokens.ts';

/**
 * The values that depend on the colour scheme. A dark scheme must set all of them, because half a dark theme is
 * unreadable.
 */
type SchemeValues = Pick<ThemeValues, 'color' | 'shadow' | 'focus'>;

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

/**
 * Sets a brand's custom properties for the whole page. The system decides between light and dark, unless `<html
 * data-color-scheme="light">` or `"dark"` does. `<html data-brand="…">` selects the brand if a page loads several;
 * without it the last one loaded applies.
 */
export function applyTheme(brand: string, { light, dark, wide }: Theme): void {
  const root = `:root:is(:not([data-brand]), [data-brand='${brand}'])`;
  const darkRule = {
    // Native controls, scroll bars and the page before its first paint follow too.
    colorScheme: 'dark',
    vars: {
      ...assignVars(vars.color, dark.color),
      ...assignVars(vars.shadow, dark.shadow),
      ...assignVars(vars.focus, dark.focus),
    },
  };
  write(root, { colorScheme: 'light', vars: assignVars(vars, light) });
  write(root, {
    '@media': {
      [from('md')]: {
        vars: {
          [vars.text.h1]: wide.text.h1,
          [vars.text.hero]: wide.text.hero,
          [vars.text.amount]: wide.text.amount,
          [vars.text.amountLarge]: wide.text.amountLarge,
          [vars.size.gutter]: wide.size.gutter,
        },
      },
    },
  });
  write(root, {
    '@media': {
      print: {
        vars: {
          ...assignVars(vars.color, onPaper(light)),
          [vars.focus.inner]: 'transparent',
          [vars.focus.outer]: 'transparent',
        },
      },
    },
  });
  write(`${root}[data-color-scheme='dark']`, { '@media': { screen: darkRule } });
  write(`${root}:not([data-color-scheme='light'])`, {
    '@media': { 'screen and (prefers-color-scheme: dark)': darkRule },
  });
}

/**
 * Paper is always light, and printers drop backgrounds: light text on the brand colour becomes dark on white, in every
 * component at once.
 */
export function onPaper({ color }: Theme['light']): ThemeValues['color'] {
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

type Rule = Parameters<typeof globalStyle>[1];

function write(selector: string, rule: NonNullable<Rule['@layer']>[string]): void {
  globalStyle(selector, { '@layer': { [themeLayer]: rule } });
}
