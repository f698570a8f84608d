import type { ReactNode, Ref } from 'react';

import { classNames } from '../../private/classNames.ts';
import * as styles from './Heading.css.ts';

export interface HeadingProps {
  /** Place in the page's outline, as assistive technology reads it. */
  readonly level: 1 | 2 | 3 | 4;
  /**
   * How large it looks.
   * @default the size of its level; level 4 looks as `h3`
   */
  readonly size?: 'h1' | 'h2' | 'h3' | undefined;
  /** Lets another part be named by the heading. */
  readonly id?: string | undefined;
  /** Lets focus be set from outside, after a change of page for instance. */
  readonly ref?: Ref<HTMLHeadingElement> | undefined;
  /**
   * The heading can take focus from a script (`tabIndex` -1) without being a stop for the keyboard.
   * @default false
   */
  readonly isFocusTarget?: boolean | undefined;
  /** Small words above, read as the beginning of the heading: what the heading is the name of. */
  readonly eyebrow?: string | undefined;
  /** The words of the heading. */
  readonly children: ReactNode;
}

const sizes = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h3' } as const;

/** A heading whose look does not decide its place in the outline. */
export function Heading({
  level,
  size = sizes[level],
  isFocusTarget = false,
  eyebrow,
  children,
  ...attributes
}: HeadingProps): ReactNode {
  const Element = `h${level}` as const;
  return (
    <Element
      {...attributes}
      className={classNames(styles.heading, styles.size[size])}
      tabIndex={isFocusTarget ? -1 : undefined}
    >
      {eyebrow === undefined ? null : (
        <>
          <span className={styles.eyebrow}>{eyebrow}</span>{' '}
        </>
      )}
      {children}
    </Element>
  );
}
