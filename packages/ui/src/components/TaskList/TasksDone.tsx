import type { ReactNode } from 'react';

import { CheckIcon } from '../Icon/index.ts';
import * as styles from './TaskList.css.ts';

export interface TasksDoneProps {
  /** Says that there is nothing to do, as a heading. */
  readonly title: string;
  /** Heading level of the title. */
  readonly headingLevel: 2 | 3;
  /** What is certain besides. */
  readonly text?: string | undefined;
}

/** In place of a `TaskList` without tasks: says that there is nothing to do. */
export function TasksDone({ title, headingLevel, text, ...given }: TasksDoneProps): ReactNode {
  const Title = `h${headingLevel}` as const;
  return (
    <section {...given} className={styles.done}>
      <div aria-hidden="true" className={styles.tile.done}>
        <CheckIcon />
      </div>
      <div className={styles.words}>
        <Title className={styles.title}>{title}</Title>
        {text === undefined ? null : <p className={styles.text}>{text}</p>}
      </div>
    </section>
  );
}
