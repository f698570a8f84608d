import { globalStyle, style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { targetArea } from '../../private/targetArea.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentsLayer } from '../../theme/layers.css.ts';
import { below, from, layers, narrowEdge, smallest } from '../../theme/tokens.ts';

/** The windows with the row of pages, and without the menu. */
export const wideWindow = from('lg');

/** Hidden where the menu is. */
export const onlyWide = style(layered({ '@media': { [below('lg')]: { display: 'none' } } }));

export const header = style(
  layered({
    position: 'relative',
    borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
    background: vars.color.surface,
  }),
);

export const bar = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.x4} ${vars.space.x12}`,
    paddingBlock: vars.space.x8,
    '@media': { [from('lg')]: { columnGap: vars.space.x16, paddingBlock: vars.space.x12 } },
  }),
);

export const home = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: 0,
    minHeight: vars.size.target,
    borderRadius: vars.radius.small,
    textDecoration: 'none',
  }),
);

/** A logo that is only a text looks like the name of a `Logo`. */
export const logoText = style(
  layered({
    color: vars.color.brandText,
    fontSize: vars.text.lead,
    fontWeight: vars.weight.bold,
    lineHeight: vars.lineHeight.tight,
  }),
);

export const homeLogo = style(layered({ display: 'flex', minWidth: 0 }));

/** Wraps as one unit, so that the menu button stays at the edge, where users look for it. */
export const barEnd = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'end',
    gap: `${vars.space.x4} ${vars.space.x12}`,
    minWidth: 0,
    marginInlineStart: 'auto',
  }),
);

export const tools = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'end',
    columnGap: vars.space.x24,
    minWidth: 0,
    marginInlineStart: 'auto',
    fontSize: vars.text.small,
  }),
);

/** Links and buttons of the bar are as high as a target. */
export const tool = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.size.target,
    overflowWrap: 'anywhere',
  }),
);

/**
 * The menu has its own log-out link, so the one in the bar is hidden while the menu is open. It keeps its space, so that
 * nothing moves. On the smallest phones it would not fit beside the logo.
 */
export const logout = style(
  layered({
    '@media': { [smallest]: { display: 'none' } },
    selectors: {
      ':has([aria-expanded="true"]) > * > &': {
        '@media': { [below('lg')]: { visibility: 'hidden' } },
      },
    },
  }),
);

export const fullName = style(layered({ fontWeight: vars.weight.medium }));

export const wideList = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    listStyle: 'none',
    marginInline: `calc(${vars.space.x16} * -1)`,
  }),
);

/**
 * The current page is marked by a border that the other items do not have. Forced colours keep it and mark no other
 * item. The theme's ornament is inside the border.
 */
const navLink = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x8,
    minHeight: vars.size.button,
    paddingInline: vars.space.x16,
    color: vars.color.ink,
    fontWeight: vars.weight.medium,
    lineHeight: vars.lineHeight.snug,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    ':hover': { color: vars.color.brandText, textDecoration: 'underline' },
    selectors: {
      '&[aria-current="page"]': {
        position: 'relative',
        color: vars.color.brandText,
        fontWeight: vars.weight.bold,
      },
      '&[aria-current="page"]::after': { content: '""', position: 'absolute' },
    },
  }),
);

const mark = `${vars.border.nav} solid ${vars.color.currentMark}`;
const ornamentThickness = `calc(${vars.border.nav} / 2)`;
const ornamentInset = `calc(${vars.border.nav} * -0.75)`;

export const wideLink = style([
  navLink,
  layered({
    // As high as the highest item, so that the mark lies on the header's edge.
    height: '100%',
    paddingBlockStart: vars.space.x16,
    paddingBlockEnd: `calc(${vars.space.x16} + ${vars.border.nav})`,
    selectors: {
      '&[aria-current="page"]': { paddingBlockEnd: vars.space.x16, borderBlockEnd: mark },
      '&[aria-current="page"]::after': {
        backgroundImage: vars.ornament.markRow,
        insetInline: 0,
        bottom: ornamentInset,
        height: ornamentThickness,
      },
    },
  }),
]);

export const narrowLink = style([
  navLink,
  layered({
    paddingBlock: vars.space.x12,
    // Aligns the text with the logo.
    paddingInline: vars.size.gutter,
    selectors: {
      '&[aria-current="page"]': {
        paddingInlineStart: `calc(${vars.size.gutter} - ${vars.border.nav})`,
        borderInlineStart: mark,
      },
      '&[aria-current="page"]::after': {
        backgroundImage: vars.ornament.markColumn,
        insetBlock: 0,
        insetInlineStart: ornamentInset,
        width: ornamentThickness,
      },
    },
  }),
]);

/**
 * The toggle and its list, for detecting presses outside. The list is positioned relative to the header, not to this
 * box.
 */
export const menuBox = style(
  layered({ flex: 'none', '@media': { [from('lg')]: { display: 'none' } } }),
);

/** Takes every press beside the open menu, so that nothing beneath is pressed by the press that closes it. */
export const scrim = style(
  layered({
    position: 'fixed',
    inset: 0,
    zIndex: layers.header,
    // Scrolled away, the open menu would take the next press unseen.
    touchAction: 'pinch-zoom',
  }),
);

export const toggle = style(
  layered({
    position: 'relative',
    zIndex: layers.header,
    minHeight: vars.size.target,
    paddingBlock: vars.space.x4,
    paddingInline: `min(${vars.space.x16}, ${narrowEdge})`,
    border: `${vars.border.thick} solid ${vars.color.brandText}`,
    borderRadius: vars.radius.pill,
    background: vars.color.surface,
    color: vars.color.brandText,
    fontSize: vars.text.small,
    fontWeight: vars.weight.medium,
    cursor: 'pointer',
    ':hover': { background: vars.color.brandTint },
  }),
);

/** Covers the page, so that nothing moves when it opens. */
export const menu = style(
  layered({
    position: 'absolute',
    insetInline: 0,
    top: '100%',
    zIndex: layers.header,
    borderBlock: `${vars.border.thin} solid ${vars.color.line}`,
    background: vars.color.surface,
    boxShadow: vars.shadow.overlay,
    selectors: { '&[hidden]': { display: 'none' } },
  }),
);

export const menuList = style(
  layered({
    listStyle: 'none',
    paddingBlock: vars.space.x8,
  }),
);

export const menuItem = style(
  layered({
    selectors: {
      '&:not(:last-child)': { borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}` },
    },
  }),
);

/** The entries that are not pages of the portal: the name, the language link, the log-out link. */
export const menuOther = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    minHeight: vars.size.button,
    paddingBlock: vars.space.x8,
    paddingInline: vars.size.gutter,
    overflowWrap: 'anywhere',
  }),
);

/** Leads nowhere, so it does not look like the items below it. */
export const menuName = style(
  layered({
    color: vars.color.inkSoft,
    fontSize: vars.text.small,
    fontWeight: vars.weight.regular,
  }),
);

const control = `:is(${tool}, ${menuOther}) :is(a, button)`;
globalStyle(control, { '@layer': { [componentsLayer]: { position: 'relative' } } });
globalStyle(`${control}::after`, { '@layer': { [componentsLayer]: targetArea } });

export const alert = style(
  layered({
    paddingBlock: vars.space.x12,
  }),
);
