import { hairline } from '../theme/tokens.ts';

/**
 * Styles of what only a screen reader gets. In the one-pixel box the words must not wrap, or screen readers would join
 * them or read them letter by letter.
 */
export const visuallyHidden = {
  position: 'absolute',
  width: hairline,
  height: hairline,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
