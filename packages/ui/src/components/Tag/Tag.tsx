import type { ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import type { Tone } from '../../theme/tokens.ts';
import * as styles from './Tag.css.ts';

export interface TagProps {
  /**
   * Meaning that the colour underlines. The words must say it without the colour.
   * @default 'neutral'
   */
  readonly tone?: Tone | undefined;
  /** The state, in a word or two. */
  readonly children: ReactNode;
}

/** A state in a word or two. It cannot be activated. */
export function Tag({ tone = 'neutral', children }: TagProps): ReactNode {
  return (
    <span className={classNames(styles.tag, styles.tone[tone])} data-tone={tone}>
      {children}
    </span>
  );
}
