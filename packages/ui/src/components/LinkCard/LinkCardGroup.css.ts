import { globalStyle, style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentsLayer } from '../../theme/layers.css.ts';
import { below } from '../../theme/tokens.ts';

export const group = style(layered({ '@media': { [below('md')]: { gap: 0 } } }));

/** In narrow windows the cards are rows of one card, which share their borders. */
function inRows(cards: string, rule: Parameters<typeof globalStyle>[1]): void {
  globalStyle(`${group} > ${cards}`, {
    '@layer': { [componentsLayer]: { '@media': { [below('md')]: rule } } },
  });
}

inRows('*', { borderRadius: 0 });
inRows('* + *', { borderBlockStartWidth: 0 });
inRows(':first-child', {
  borderStartStartRadius: vars.radius.large,
  borderStartEndRadius: vars.radius.large,
});
inRows(':last-child', {
  borderEndStartRadius: vars.radius.large,
  borderEndEndRadius: vars.radius.large,
});
