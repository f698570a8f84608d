import type { ReactNode, Ref } from 'react';

import { classNames } from '../../private/classNames.ts';
import { unbroken } from '../../private/unbroken.tsx';
import * as styles from './Heading.css.ts';

export interface HeadingProps {
  /** Heading level, as assistive technology reads it. */
  readonly level: 1 | 2 | 3 | 4;
  /**
   * Visual size.
   * @default the size of its level; level 4 looks as `h3`
   */
  readonly size?: 'h1' | 'h2' | 'h3' | undefined;
  /** An `id`, so that the heading can name another element. */
  readonly id?: string | undefined;
  /** Lets other code focus the heading, for instance after a change of page. */
  readonly ref?: Ref<HTMLHeadingElement> | undefined;
  /**
   * Makes the heading focusable by script (`tabIndex` -1), without making it a tab stop.
   * @default false
   */
  readonly isFocusTarget?: boolean | undefined;
  /** Small text above, read as the beginning of the heading. */
  readonly eyebrow?: string | undefined;
  /**
   * Icon in a tile in the colours of `info`, before the words and not heard. In a `Card` of that tone, it tells the tone
   * to a user who sees no colours (1.4.1). Large text in a narrow box takes its place.
   */
  readonly icon?: ReactNode;
  /** The words of the heading. */
  readonly children: ReactNode;
}

const sizes = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h3' } as const;

/** A heading whose visual size is independent of its level. */
export function Heading({
  level,
  size = sizes[level],
  isFocusTarget = false,
  eyebrow,
  icon,
  children,
  ...attributes
}: HeadingProps): ReactNode {
  const Element = `h${level}` as const;
  return (
    <Element
      {...attributes}
      className={classNames(
        styles.heading,
        styles.size[size],
        icon !== undefined && styles.withIcon,
      )}
      tabIndex={isFocusTarget ? -1 : undefined}
    >
      {icon === undefined ? null : <span className={styles.tile}>{icon}</span>}
      {eyebrow === undefined ? null : (
        <>
          <span className={styles.eyebrow}>{eyebrow} </span>{' '}
        </>
      )}
      {unbroken(children)}
    </Element>
  );
}
