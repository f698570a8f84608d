import type { vars } from '../theme/contract.css.ts';
import { iconSize } from '../theme/tokens.ts';
import type { LayeredRule } from './layered.ts';

/** Narrower, the words would be a column of single words. */
const leastWidth = '16rem';

/** The length, or nothing in a box narrower than `least`, as with large text. */
export function whereThereIsRoom(length: string, least: string): string {
  return `clamp(0px, (100% - ${least}) * 999, ${length})`;
}

/**
 * For words that begin with an icon: their next lines begin beside it, as the first one does, where there is room. The icon
 * itself has no indent.
 *
 * @param gap between the icon and the words
 */
export function besideIcon(gap: (typeof vars.space)[keyof typeof vars.space]): LayeredRule {
  return {
    paddingInlineStart: whereThereIsRoom(`${iconSize.medium} + ${gap}`, leastWidth),
    textIndent: `clamp(-1 * (${iconSize.medium} + ${gap}), (${leastWidth} - 100%) * 999, 0px)`,
  };
}
