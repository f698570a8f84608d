import type { StyleRule } from '@vanilla-extract/css';

import { below, from } from '../../theme/tokens.ts';

type Rule = NonNullable<NonNullable<StyleRule['@media']>[string]['@container']>[string];

/**
 * The minimum width of the table form. A window of 768 px always has it, except with large text: then words would break
 * letter by letter, so the rows stay cards. In rem, because media queries ignore the text size.
 */
const room = '(min-width: 38rem)';

/** Styles for the table form: from 768 px if there is room, and always on paper. */
export function inTableForm(rule: Rule): Pick<StyleRule, '@media'> {
  return { '@media': { [from('md')]: { '@container': { [room]: rule } }, print: rule } };
}

/** The same for the screen only. */
export function inTableFormOnScreen(rule: Rule): Pick<StyleRule, '@media'> {
  return { '@media': { [from('md')]: { '@container': { [room]: rule } } } };
}

/**
 * Styles for the card form alone. Parts that CSS draws (`::before`, `::after`) belong here: the browser computes a style for
 * a drawn part of every row as soon as a rule matches it, even if the rule says `content: none`.
 */
export function inCardForm(rule: Rule): Pick<StyleRule, '@media'> {
  return {
    '@media': {
      [below('md')]: rule,
      [from('md')]: { '@container': { [`not ${room}`]: rule } },
    },
  };
}
