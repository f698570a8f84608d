import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

import { besideIcon } from '../../private/besideIcon.ts';
import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentsLayer } from '../../theme/layers.css.ts';
import { below, narrowTitle } from '../../theme/tokens.ts';

export const errorView = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space.x12,
    padding: vars.space.x24,
    border: `${vars.border.thin} solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    background: vars.color.surface,
    overflowWrap: 'anywhere',
    // Error messages have long words. In a narrow window this keeps each on one line.
    '@media': {
      [below('sm')]: {
        padding: vars.space.x16,
        vars: { [vars.text.h1]: `max(${vars.text.h3}, min(${vars.text.h2}, ${narrowTitle}))` },
      },
    },
  }),
);

/** Title with icon, and text: what is announced. */
export const said = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space.x12,
    maxWidth: '100%',
  }),
);

const tones = {
  critical: vars.color.critical,
  warning: vars.color.warning,
  info: vars.color.info,
};

/** Begins the first line: beside the icon, a long title would be a narrow column. */
export const icon = styleVariants(tones, (color) =>
  layered({ color, marginInlineEnd: vars.space.x12, textIndent: 0 }),
);

globalStyle(`${said} > :first-child`, {
  '@layer': { [componentsLayer]: besideIcon(vars.space.x12) },
});

export const content = style(
  layered({ maxInlineSize: vars.size.measure, color: vars.color.inkSoft }),
);

export const action = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.x12} ${vars.space.x20}`,
    marginBlockStart: vars.space.x8,
    '@media': { print: { display: 'none' } },
  }),
);

export const reference = style(layered({ color: vars.color.inkSoft, fontSize: vars.text.small }));

export const referenceId = style(layered({ fontVariantNumeric: vars.font.numeric }));
