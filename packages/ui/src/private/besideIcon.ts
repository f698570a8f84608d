import type { vars } from '../theme/contract.css.ts';
import { iconSize } from '../theme/tokens.ts';
import type { LayeredRule } from './layered.ts';

/** Narrower, the words would be a column of single words. */
const leastWidth = '16rem';

/**
 * For words that begin with an icon: their next lines begin beside it, as the first one does, where there is room. The icon
 * itself has no indent.
 *
 * @param gap between the icon and the words
 */
export function besideIcon(gap: (typeof vars.space)[keyof typeof vars.space]): LayeredRule {
  return {
    paddingInlineStart: `clamp(0px, (100% - ${leastWidth}) * 999, ${iconSize.medium} + ${gap})`,
    textIndent: `clamp(-1 * (${iconSize.medium} + ${gap}), (${leastWidth} - 100%) * 999, 0px)`,
  };
}
