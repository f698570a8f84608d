import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';

import { besideIcon } from '../../private/besideIcon.ts';
import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentsLayer } from '../../theme/layers.css.ts';
import { below, from, iconSize, narrowEdge, type Tone } from '../../theme/tokens.ts';
import { size } from '../Button/Button.css.ts';

export const notice = style(
  layered({
    display: 'flex',
    // With large text in a narrow window the closing button goes below the text, which would be a column of letters beside it.
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: `min(${vars.space.x16}, ${narrowEdge})`,
    paddingBlock: vars.space.x16,
    paddingInline: `min(${vars.space.x20}, ${narrowEdge})`,
    border: `${vars.border.thin} solid transparent`,
    borderInlineStartWidth: vars.border.rule,
    borderRadius: vars.radius.medium,
    color: vars.color.ink,
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

const iconColor = createVar();

export const tone = styleVariants(tones, ({ rule, ground, icon: color }) =>
  layered({ borderInlineStartColor: rule, background: ground, vars: { [iconColor]: color } }),
);

/** On a phone it begins the first line: beside the icon, the text would be a narrow column. */
export const icon = style(
  layered({
    position: 'absolute',
    insetInlineStart: 0,
    color: iconColor,
    lineHeight: vars.lineHeight.snug,
    textIndent: 0,
    '@media': {
      [below('sm')]: {
        position: 'static',
        display: 'inline-block',
        marginInlineEnd: vars.space.x8,
        verticalAlign: 'bottom',
      },
    },
  }),
);

export const content = style(
  layered({
    position: 'relative',
    flex: '1 1 9em',
    minWidth: 0,
    paddingInlineStart: `calc(${iconSize.medium} + ${vars.space.x16})`,
    maxInlineSize: vars.size.measure,
    '@media': { [below('sm')]: { paddingInlineStart: 0 } },
  }),
);

export const title = style(
  layered({
    fontSize: 'inherit',
    fontWeight: vars.weight.bold,
    lineHeight: vars.lineHeight.body,
    overflowWrap: 'anywhere',
    // There the text below has the whole width.
    '@media': { [below('sm')]: besideIcon(vars.space.x8) },
  }),
);

/** Inline, because the link continues the last line of this text. */
export const inLine = style(layered({ display: 'inline' }));

/** A link continues the last line of the text; a button and a list get their own. */
export const action = style(
  layered({
    display: 'inline-block',
    selectors: { '&:has(button, ul)': { display: 'block', marginBlockStart: vars.space.x12 } },
  }),
);

/** On a phone its words are one line. */
globalStyle(`${action} ${size.medium}`, {
  '@layer': { [componentsLayer]: { paddingInline: `min(${vars.space.x32}, 4.5vw)` } },
});

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
    cursor: 'pointer',
    ':hover': { borderColor: 'currentColor' },
    '@media': { print: { display: 'none' } },
  }),
);
