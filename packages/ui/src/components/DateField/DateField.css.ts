import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { dateFit, from } from '../../theme/tokens.ts';

/** Without `appearance`, phones draw an empty date field only one line high and centre its text. */
export const input = style(
  layered({
    appearance: 'none',
    // As wide as the other fields on a phone.
    '@media': { [from('sm')]: { maxWidth: '14em' } },
    fontSize: `min(1em, ${dateFit})`,
    fontVariantNumeric: vars.font.numeric,
    textAlign: 'start',
  }),
);

export const dateGroup = style(
  layered({ minWidth: 0, margin: 0, padding: 0, border: 'none', position: 'relative' }),
);

export const wholeDate = style(layered({ fontSize: `min(1em, ${dateFit})`, whiteSpace: 'nowrap' }));
