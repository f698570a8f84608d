import { globalStyle } from '@vanilla-extract/css';

import { themeLayer } from './layers.css.ts';
import { type Theme, themeRules } from './theme.ts';

/** Writes a brand's custom properties to the style file that is being built. */
export function applyTheme(brand: string, theme: Theme): void {
  for (const { selector, media, colorScheme, values } of themeRules(brand, theme)) {
    const rule = { ...(colorScheme === undefined ? {} : { colorScheme }), vars: { ...values } };
    globalStyle(selector, {
      '@layer': { [themeLayer]: media === undefined ? rule : { '@media': { [media]: rule } } },
    });
  }
}
