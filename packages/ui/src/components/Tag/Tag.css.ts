import { style, styleVariants } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { narrowEdge, tagFit, type Tone } from '../../theme/tokens.ts';

export const tag = style(
  layered({
    display: 'inline-block',
    paddingBlock: vars.space.x4,
    paddingInline: `min(${vars.space.x12}, ${narrowEdge})`,
    border: `${vars.border.thin} solid transparent`,
    borderRadius: vars.radius.pill,
    fontSize: `min(${vars.text.small}, ${tagFit})`,
    fontWeight: vars.weight.medium,
    lineHeight: vars.lineHeight.snug,
    // As wide as its words, also in a narrow column of a table; only the edge of its container breaks them.
    width: 'max-content',
    maxWidth: '100%',
    overflowWrap: 'break-word',
  }),
);

export const icon = style(layered({ marginInlineEnd: vars.space.x8 }));

const tones: Record<Tone, { background: string; color: string }> = {
  info: { background: vars.color.infoTint, color: vars.color.info },
  positive: { background: vars.color.positiveTint, color: vars.color.positive },
  warning: { background: vars.color.warningTint, color: vars.color.warning },
  critical: { background: vars.color.criticalTint, color: vars.color.critical },
  neutral: { background: vars.color.neutralTint, color: vars.color.ink },
};

export const tone = styleVariants(tones, (colors) => layered(colors));
