import { assignVars, globalStyle } from '@vanilla-extract/css';

import { type ThemeValues, vars } from './contract.css.ts';
import { themeLayer } from './layers.css.ts';
import { from } from './tokens.ts';

/** What the colour scheme decides. All of it is decided anew for the dark one: half a dark theme is unreadable. */
type SchemeValues = Pick<ThemeValues, 'color' | 'shadow' | 'focus'>;

/** What is larger on windows from 768 px on. */
export interface WideValues {
  readonly text: Pick<ThemeValues['text'], 'h1' | 'hero' | 'amount' | 'amountLarge'>;
  readonly size: Pick<ThemeValues['size'], 'gutter'>;
}

/** A brand. One that misses a value, or half of its dark scheme, does not compile. */
export interface Theme {
  readonly light: ThemeValues;
  readonly dark: SchemeValues;
  readonly wide: WideValues;
}

/**
 * Writes a brand's custom properties for the whole page. Dark follows the reader's system, unless
 * `<html data-color-scheme="light">` or `"dark"` decides. `<html data-brand="…">` chooses where a page loads several
 * brands; without it the one loaded last applies.
 */
export function applyTheme(brand: string, { light, dark, wide }: Theme): void {
  const root = `:root:is(:not([data-brand]), [data-brand='${brand}'])`;
  const darkRule = {
    // Native controls, scroll bars and the page before its first paint follow.
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
 * Paper is always light, and printers leave grounds out: what is light on the brand's ground becomes ink on white, in
 * every component at once.
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
    mint: inkSoft,
  };
}

type Rule = Parameters<typeof globalStyle>[1];

function write(selector: string, rule: NonNullable<Rule['@layer']>[string]): void {
  globalStyle(selector, { '@layer': { [themeLayer]: rule } });
}
