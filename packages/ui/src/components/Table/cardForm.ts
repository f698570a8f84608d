import { globalStyle, type StyleRule } from '@vanilla-extract/css';

import { componentsLayer } from '../../theme/layers.css.ts';
import { below, from } from '../../theme/tokens.ts';

type Rule = NonNullable<NonNullable<StyleRule['@media']>[string]>;

/**
 * Styles for the card form, which the rows have in windows below 768 px, and above it in a table that is marked as too
 * narrow for columns. The styles besides these are those of the table form, on paper too.
 *
 * The rules cost nothing in a wide table. The media query switches off the first copy. The second copy needs a parent
 * with `[data-narrow]`, which a wide table lacks. The browser would evaluate a container query for each rule and row.
 * Drawn parts (`::before`, `::after`) cost time as soon as a rule matches, even with `content: none`.
 */
export function inCardForm(selector: string, rule: Rule): void {
  const narrow = selector
    .split(', ')
    .map((one) => `[data-narrow] ${one}`)
    .join(', ');
  globalStyle(selector, { '@layer': { [componentsLayer]: { '@media': { [below('md')]: rule } } } });
  globalStyle(narrow, { '@layer': { [componentsLayer]: { '@media': { [from('md')]: rule } } } });
}
