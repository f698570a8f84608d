import { styleVariants } from '@vanilla-extract/css';

import type { amountFit } from '../theme/tokens.ts';
import type { amountLength } from './amountLength.ts';
import { layered, type LayeredRule } from './layered.ts';

/** A class for each length of an amount, so that it stays on one line, unless it would be too small to read there. */
export function fittedAmounts(
  fit: (typeof amountFit)[keyof typeof amountFit],
  sizeUpTo: (most: string) => LayeredRule,
): Record<ReturnType<typeof amountLength>, string> {
  return styleVariants({
    short: layered(sizeUpTo(fit.short)),
    medium: layered(sizeUpTo(fit.medium)),
    long: layered(sizeUpTo(fit.long)),
    endless: layered({
      maxWidth: '100%',
      overflowWrap: 'anywhere',
      whiteSpace: 'normal',
      ...sizeUpTo(fit.long),
    }),
  });
}
