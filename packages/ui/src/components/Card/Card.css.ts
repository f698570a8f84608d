import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

import { layered, type LayeredRule } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { firstRule } from '../DescriptionList/DescriptionList.css.ts';
import { notice } from '../Notice/Notice.css.ts';
import { componentsLayer } from '../../theme/layers.css.ts';
import { below, from, narrowEdge } from '../../theme/tokens.ts';

export const card = style(
  layered({
    border: `${vars.border.thin} solid transparent`,
    borderRadius: vars.radius.large,
    breakInside: 'avoid',
  }),
);

/** A table of so many rows may need more than a page, and the page before would be empty. */
globalStyle(`${card}:has(tr:nth-child(9))`, {
  '@layer': { [componentsLayer]: { breakInside: 'auto' } },
});

const withTopRule = (color: string) => ({
  borderColor: vars.color.line,
  borderBlockStart: `${vars.border.rule} solid ${color}`,
  background: vars.color.surface,
});

export const tone = styleVariants({
  plain: layered({ borderColor: vars.color.line, background: vars.color.surface }),
  brand: layered({
    background: vars.color.brand,
    color: vars.color.onBrand,
    // Printers drop backgrounds.
    '@media': { print: { borderColor: vars.color.line } },
  }),
  info: layered(withTopRule(vars.color.info)),
  positive: layered(withTopRule(vars.color.positive)),
  warning: layered({ borderColor: vars.color.warningRule, background: vars.color.warningTint }),
  critical: layered({
    borderColor: vars.color.line,
    borderInlineStart: `${vars.border.rule} solid ${vars.color.critical}`,
    background: vars.color.surface,
  }),
  tint: layered({ background: vars.color.brandTint }),
});

/** The text begins where it does in other cards, although the edge before it is wider. */
globalStyle(`${tone.critical} > *`, {
  '@layer': {
    [componentsLayer]: { marginInlineStart: `calc(${vars.border.thin} - ${vars.border.rule})` },
  },
});

const edge = `min(${vars.space.x20}, ${narrowEdge})`;

export const padding = styleVariants({
  medium: layered({
    padding: edge,
    '@media': { [from('md')]: { padding: `calc(${vars.space.x24} + ${vars.space.x4})` } },
  }),
  large: layered({
    padding: `min(${vars.space.x24}, ${narrowEdge})`,
    '@media': {
      [from('sm')]: { padding: `calc(${vars.space.x32} + ${vars.space.x4})` },
      // Less padding on paper, so that two months of a plan fit on one page.
      print: { padding: vars.space.x20 },
    },
  }),
  /** The rows of the list have space of their own. */
  list: layered({
    vars: { [firstRule]: 'transparent' },
    paddingBlock: vars.space.x4,
    paddingInline: `min(${vars.space.x16}, ${narrowEdge})`,
    '@media': { [from('sm')]: { paddingInline: vars.space.x24 } },
  }),
});

/** The card's edge is the line above a list that begins it, and its padding the space. */
const firstLists = ['> dl:first-child', '> :first-child > dl:first-child'];
globalStyle(firstLists.map((list) => `${card} ${list}`).join(', '), {
  '@layer': { [componentsLayer]: { vars: { [firstRule]: 'transparent' } } },
});
globalStyle(
  [padding.medium, padding.large]
    .flatMap((box) => firstLists.map((list) => `${box} ${list} > :first-child`))
    .join(', '),
  { '@layer': { [componentsLayer]: { paddingBlockStart: 0 } } },
);

/** The same at its end. */
const lastLists = ['> dl:last-child', '> :last-child > dl:last-child'];
globalStyle(
  [padding.medium, padding.large]
    .flatMap((box) => lastLists.map((list) => `${box} ${list} > :last-child`))
    .join(', '),
  { '@layer': { [componentsLayer]: { paddingBlockEnd: 0 } } },
);

/** With some space of its own, since no edge parts it from the next one. */
export const openWhenNarrow = style(
  layered({
    '@media': {
      [below('md')]: {
        padding: 0,
        paddingBlockEnd: vars.space.x8,
        border: 'none',
        borderRadius: 0,
        background: 'none',
      },
    },
  }),
);

/**
 * On a phone a notice reaches the card's edges: the space of both would make its text a narrow column. At the card's start and
 * end it reaches that edge too, or a strip of the card would stand beside it.
 */
const within = `${padding.medium}:not(${openWhenNarrow})`;
const toEdge = `calc(-1 * ${edge})`;
const onPhones = (rule: LayeredRule) => layered({ '@media': { [below('sm')]: rule } });
globalStyle(`${within} > * > ${notice}`, onPhones({ marginInline: toEdge, borderRadius: 0 }));
globalStyle(
  `${within} > :first-child > ${notice}:first-child`,
  onPhones({
    marginBlockStart: toEdge,
    borderStartStartRadius: vars.radius.large,
    borderStartEndRadius: vars.radius.large,
  }),
);
globalStyle(
  `${within} > :last-child > ${notice}:last-child`,
  onPhones({
    marginBlockEnd: toEdge,
    borderEndStartRadius: vars.radius.large,
    borderEndEndRadius: vars.radius.large,
  }),
);

export const raised = style(
  layered({ boxShadow: vars.shadow.raised, '@media': { print: { boxShadow: 'none' } } }),
);

export const minHeight = styleVariants({
  loginArea: layered({ minHeight: vars.size.loginArea }),
});
