import type { ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import * as styles from './Layout.css.ts';
import type { Space } from './Stack.tsx';

export interface ContainerProps {
  /** The content of the column. */
  readonly children: ReactNode;
}

/** The page's column: as wide as the design allows, with the theme's gutters at both sides. A `Section` needs none around it. */
export function Container({ children, ...given }: ContainerProps): ReactNode {
  return (
    <div {...given} className={styles.container}>
      {children}
    </div>
  );
}

export interface SectionProps {
  /**
   * Space above and below.
   * @default 'x40'
   */
  readonly spacing?: Space | undefined;
  /**
   * The page's full width, or a narrower one for text and forms.
   * @default 'page'
   */
  readonly width?: 'page' | 'reading' | undefined;
  /**
   * At least as high as the window, so that what follows stays out of view while the content loads.
   * @default false
   */
  readonly isScreenHigh?: boolean | undefined;
  /** The content of the section. */
  readonly children: ReactNode;
}

/** A section of a page in the page's column, with space above and below. It is a `Container` itself: inside another, its gutters come twice. */
export function Section({
  spacing = 'x40',
  width = 'page',
  isScreenHigh = false,
  children,
  ...given
}: SectionProps): ReactNode {
  return (
    <div
      {...given}
      className={classNames(
        styles.container,
        styles.section,
        styles.space[spacing],
        width === 'reading' && styles.reading,
        isScreenHigh && styles.screenHigh,
      )}
    >
      {children}
    </div>
  );
}
