import { style, styleVariants } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { logoSize } from '../../theme/tokens.ts';

export const logo = styleVariants({
  header: layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x12,
    minWidth: 0,
    maxWidth: '100%',
    color: vars.color.brandText,
    fontSize: vars.text.lead,
    fontWeight: vars.weight.bold,
    lineHeight: vars.lineHeight.tight,
  }),
  footer: layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x8,
    // The box grows only when a word does not fit: a name must not break inside a word.
    width: 'min-content',
    minWidth: logoSize.footerWidth,
    maxWidth: '100%',
    overflowWrap: 'break-word',
    height: logoSize.footerHeight,
    color: vars.color.onBrand,
    fontSize: logoSize.footerText,
    fontWeight: vars.weight.bold,
    lineHeight: vars.lineHeight.tight,
  }),
});

export const name = style(layered({ minWidth: 0 }));

/** The logo keeps its colours in forced colours, because the colours are the logo. They carry no other meaning. */
export const mark = style(
  layered({
    flex: 'none',
    width: logoSize.mark,
    height: logoSize.mark,
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
  }),
);

export const ground = styleVariants({
  header: layered({ fill: vars.color.brand }),
  footer: layered({ fill: vars.color.onBrand }),
});

export const road = styleVariants({
  header: layered({ fill: vars.color.onBrand }),
  footer: layered({ fill: vars.color.brand }),
});

export const line = style(layered({ fill: vars.color.yellow }));
