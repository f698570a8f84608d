import { style, styleVariants } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { softHyphen } from '../../private/unbroken.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { amountFit } from '../../theme/tokens.ts';

export const text = style(
  layered({
    maxInlineSize: vars.size.measure,
    overflowWrap: 'anywhere',
    selectors: {
      // No line of one word at the end. Not where a soft hyphen is: Chromium does not draw it then.
      [`p&:not(:has(${softHyphen}))`]: { textWrapStyle: 'pretty' },
    },
  }),
);

export const tone = styleVariants({
  default: layered({ color: 'inherit' }),
  soft: layered({ color: vars.color.inkSoft }),
});

export const size = styleVariants({
  small: layered({ fontSize: vars.text.small }),
  body: layered({ fontSize: vars.text.body }),
  lead: layered({ fontSize: vars.text.lead }),
  amount: layered({
    fontSize: `min(${vars.text.amountMedium}, ${amountFit.page.long})`,
    fontWeight: vars.weight.heavy,
    letterSpacing: vars.letterSpacing.amount,
    lineHeight: vars.lineHeight.tight,
  }),
});

export const weight = styleVariants({
  regular: layered({ fontWeight: vars.weight.regular }),
  medium: layered({ fontWeight: vars.weight.medium }),
  bold: layered({ fontWeight: vars.weight.bold }),
});

export const setOff = style(
  layered({
    paddingInlineStart: vars.space.x16,
    borderInlineStart: `${vars.border.nav} solid ${vars.color.brandText}`,
  }),
);
