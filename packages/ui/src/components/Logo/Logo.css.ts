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
    // So that a name of some length fits in one line of the smallest phones at 200 % text.
    fontSize: `min(${vars.text.lead}, 9.5vw)`,
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

/** The symbol keeps its colours in forced colours, because the colours are the symbol. They carry no other meaning. */
const symbolBox = style(
  layered({
    display: 'grid',
    flex: 'none',
    width: logoSize.symbol,
    height: logoSize.symbol,
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
  }),
);

export const symbol = styleVariants({
  header: [symbolBox, layered({ fill: vars.color.brandText })],
  // Its ground is that of the band, which forced colours take away.
  footer: [symbolBox, layered({ background: vars.color.brand, fill: vars.color.onBrand })],
});
