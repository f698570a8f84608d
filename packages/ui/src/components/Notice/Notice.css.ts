import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

import { balanced } from '../../private/balanced.css.ts';
import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentsLayer } from '../../theme/layers.css.ts';
import { below, from, iconSize, narrowEdge, type Tone } from '../../theme/tokens.ts';

export const notice = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: `min(${vars.space.x16}, ${narrowEdge})`,
    paddingBlock: vars.space.x16,
    paddingInline: `min(${vars.space.x20}, ${narrowEdge})`,
    border: `${vars.border.thin} solid transparent`,
    borderInlineStartWidth: vars.border.rule,
    borderRadius: vars.radius.medium,
    '@media': {
      [from('md')]: { paddingBlock: vars.space.x20 },
      // Printers drop backgrounds, so a border on all sides holds the notice together.
      print: {
        borderBlockColor: vars.color.control,
        borderInlineEndColor: vars.color.control,
        breakInside: 'avoid',
      },
    },
  }),
);

const tones: Record<Tone, { rule: string; ground: string; icon: string }> = {
  info: { rule: vars.color.info, ground: vars.color.infoTint, icon: vars.color.info },
  positive: {
    rule: vars.color.positive,
    ground: vars.color.positiveTint,
    icon: vars.color.positive,
  },
  warning: {
    rule: vars.color.warningRule,
    ground: vars.color.warningTint,
    icon: vars.color.warning,
  },
  critical: {
    rule: vars.color.critical,
    ground: vars.color.criticalTint,
    icon: vars.color.critical,
  },
  neutral: { rule: vars.color.control, ground: vars.color.neutralTint, icon: vars.color.inkSoft },
};

/** The colour is that of the icon. */
export const tone = styleVariants(tones, ({ rule, ground, icon: color }) =>
  layered({ borderInlineStartColor: rule, background: ground, color }),
);

/** On a phone the text goes on below the icon. Beside it, it would be a narrow column, and large words would be cut. */
export const icon = style(
  layered({
    position: 'absolute',
    insetInlineStart: 0,
    lineHeight: vars.lineHeight.snug,
    '@media': {
      [below('sm')]: {
        position: 'static',
        '@container': {
          '(min-width: 12rem)': { float: 'inline-start', marginInlineEnd: vars.space.x8 },
        },
      },
    },
  }),
);

globalStyle(`${icon} ~ *`, { '@layer': { [componentsLayer]: { color: vars.color.ink } } });

export const content = style(
  layered({
    containerType: 'inline-size',
    position: 'relative',
    flex: '1 1 9em',
    minWidth: 0,
    paddingInlineStart: `calc(${iconSize.medium} + ${vars.space.x16})`,
    '@media': { [below('sm')]: { paddingInlineStart: 0 } },
    maxInlineSize: vars.size.measure,
  }),
);

export const title = style([
  balanced,
  layered({
    fontSize: 'inherit',
    fontWeight: vars.weight.bold,
    lineHeight: vars.lineHeight.body,
    overflowWrap: 'anywhere',
  }),
]);

/** Inline, because the link continues the last line of this text. */
export const inLine = style(layered({ display: 'inline' }));

/** A link continues the last line of the text; a button gets its own line. */
export const action = style(
  layered({
    display: 'inline-block',
    selectors: { '&:has(button)': { display: 'block', marginBlockStart: vars.space.x12 } },
  }),
);

export const close = style(
  layered({
    flex: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    width: vars.size.target,
    height: vars.size.target,
    marginBlock: `calc(${vars.space.x8} * -1)`,
    marginInlineStart: 'auto',
    marginInlineEnd: `calc(${vars.space.x8} * -1)`,
    padding: 0,
    border: `${vars.border.thick} solid transparent`,
    borderRadius: vars.radius.pill,
    background: 'none',
    color: vars.color.ink,
    cursor: 'pointer',
    ':hover': { borderColor: 'currentColor' },
    '@media': { print: { display: 'none' } },
  }),
);
