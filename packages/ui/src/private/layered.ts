import type { StyleRule } from '@vanilla-extract/css';

import { componentsLayer } from '../theme/layers.css.ts';

/** Styles that several rules of a component share. */
export type LayeredRule = NonNullable<StyleRule['@layer']>[string];

/** Puts a component's styles into the library's layer, so that an application's own CSS always wins. */
export function layered(rule: LayeredRule): StyleRule {
  return { '@layer': { [componentsLayer]: rule } };
}
