import { globalStyle, type StyleRule } from '@vanilla-extract/css';

import { componentsLayer } from '../../theme/layers.css.ts';
import { below, from } from '../../theme/tokens.ts';

type Rule = NonNullable<NonNullable<StyleRule['@media']>[string]>;

/**
 * Styles for the card form, which the rows have in windows below 768 px, and above it in a table that is marked as too
 * narrow for columns. The styles besides these are those of the table form, on paper too.
 *
 * Nothing of this is tried on the rows of a wide table: the browser drops the first copy with its media query, and the
 * second one because no element above is marked. A container query would be asked again for each rule and row, and
 * drawn parts (`::before`, `::after`) cost time as soon as a rule matches, even with `content: none`.
 */
export function inCardForm(selector: string, rule: Rule): void {
  const narrow = selector
    .split(', ')
    .map((one) => `[data-narrow] ${one}`)
    .join(', ');
  globalStyle(selector, { '@layer': { [componentsLayer]: { '@media': { [below('md')]: rule } } } });
  globalStyle(narrow, { '@layer': { [componentsLayer]: { '@media': { [from('md')]: rule } } } });
}
