import type { StyleRule } from '@vanilla-extract/css';

import { from } from '../../theme/tokens.ts';

type Rule = NonNullable<NonNullable<StyleRule['@media']>[string]['@container']>[string];

/**
 * The least room that the table form asks for. From 768 px there always is, except with very large text: then words
 * would break letter by letter, so the cards stay. In rem, because a media query does not see the text's size.
 */
const room = '(min-width: 30rem)';

/** The rule of the table form: from 768 px where it has room, and on paper whatever the window's width (row U07). */
export function inTableForm(rule: Rule): Pick<StyleRule, '@media'> {
  return { '@media': { [from('md')]: { '@container': { [room]: rule } }, print: rule } };
}

/** The same on the screen alone, for what paper has no use for. */
export function inTableFormOnScreen(rule: Rule): Pick<StyleRule, '@media'> {
  return { '@media': { [from('md')]: { '@container': { [room]: rule } } } };
}
