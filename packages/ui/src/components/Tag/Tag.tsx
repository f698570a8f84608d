import type { ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import { unbroken } from '../../private/unbroken.tsx';
import type { Tone } from '../../theme/tokens.ts';
import * as styles from './Tag.css.ts';

export interface TagProps {
  /**
   * The meaning that the colour supports. The words must say it too.
   * @default 'neutral'
   */
  readonly tone?: Tone | undefined;
  /** An icon before the words, which must say the same. */
  readonly icon?: ReactNode;
  /** The state, in a word or two. */
  readonly children: ReactNode;
}

/** Shows a state in a word or two. It is not a control. */
export function Tag({ tone = 'neutral', icon, children, ...given }: TagProps): ReactNode {
  return (
    <span {...given} className={classNames(styles.tag, styles.tone[tone])} data-tone={tone}>
      {icon === undefined ? null : <span className={styles.icon}>{icon}</span>}
      {unbroken(children)}
    </span>
  );
}
