import type { ReactNode } from 'react';

import * as styles from './Logo.css.ts';

export interface LogoProps {
  /** The provider's name, shown next to the symbol. */
  readonly name: string;
  /**
   * `header` is for a white background. `footer` is for the brand background, in a box of 149 by 58 px that grows for a
   * long word.
   */
  readonly variant: 'header' | 'footer';
}

/** The provider's logo: a road that runs to the horizon, and the name. */
export function Logo({ name, variant }: LogoProps): ReactNode {
  return (
    <span className={styles.logo[variant]}>
      <svg aria-hidden="true" className={styles.mark} focusable="false" viewBox="0 0 36 36">
        <rect className={styles.ground[variant]} height="36" rx="9" width="36" />
        <path className={styles.road[variant]} d="M14.5 7h7L26 30H10Z" />
        <path
          className={styles.line}
          d="M17.3 9h1.4v3.5h-1.4ZM17 15h2v4.5h-2ZM16.6 22h2.8v5.5h-2.8Z"
        />
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  );
}
