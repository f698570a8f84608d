import type { StyleRule } from '@vanilla-extract/css';

import { componentsLayer } from '../theme/layers.css.ts';

type LayeredRule = NonNullable<StyleRule['@layer']>[string];

/** Puts a component's rule into the library's layer, so that a consumer's own CSS always wins over it. */
export function layered(rule: LayeredRule): StyleRule {
  return { '@layer': { [componentsLayer]: rule } };
}
