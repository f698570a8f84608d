import type { ReactNode } from 'react';

import * as styles from './Logo.css.ts';

export interface LogoProps {
  /** The provider's name, shown in the brand's colour. */
  readonly name: string;
  /**
   * The provider's symbol, 36 by 36 px before the name: an `svg`. It is decoration, hidden from screen readers.
   * Its shapes without a `fill` get the colour of the name, which is light in a dark scheme. What is drawn on them has the
   * colour of the ground: `--ms-color-surface` in the header, `--ms-color-brand` in the footer.
   * @default none
   */
  readonly symbol?: ReactNode;
  /**
   * `header` is for a white background. `footer` is for the brand background, in a box of 149 by 58 px that grows for a
   * long word.
   */
  readonly variant: 'header' | 'footer';
}

/** The provider's logo: its symbol, if it has one, and its name. */
export function Logo({ name, symbol, variant, ...given }: LogoProps): ReactNode {
  return (
    <span {...given} className={styles.logo[variant]}>
      {symbol === undefined ? null : (
        <span aria-hidden="true" className={styles.symbol[variant]}>
          {symbol}
        </span>
      )}
      <span className={styles.name}>{name}</span>
    </span>
  );
}
