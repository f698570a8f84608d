import { type ReactNode, useId } from 'react';

import { Heading } from '../Heading/index.ts';
import { type Task, TaskItem } from './TaskItem.tsx';
import * as styles from './TaskList.css.ts';

export interface TaskListProps {
  /** Names the list. */
  readonly heading: string;
  /** Heading level. */
  readonly headingLevel: 2 | 3;
  /** What to do, the most urgent first: its way on is a filled button. At most three, so that it is a beginning. */
  readonly tasks: readonly Task[];
  /**
   * A row below the tasks that keeps its height: for what is still loading, and then for what has come, so that
   * nothing below moves.
   */
  readonly lateRow?: ReactNode;
  /**
   * What belongs in that row is still loading.
   * @default false
   */
  readonly isLate?: boolean | undefined;
  /** Below the tasks: a link to all of them, or why some may be missing. */
  readonly foot?: ReactNode;
}

/** What the user should do now, the most urgent first. */
export function TaskList({
  heading,
  headingLevel,
  tasks,
  lateRow,
  isLate = false,
  foot,
  ...given
}: TaskListProps): ReactNode {
  const headingId = useId();
  return (
    <section {...given} aria-labelledby={headingId} className={styles.list}>
      <Heading id={headingId} level={headingLevel} size="h2">
        {heading}
      </Heading>
      {tasks.length === 0 ? null : (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not announce a list without markers as a list
        <ol className={styles.tasks} role="list">
          {tasks.map((task, index) => (
            <TaskItem isFirst={index === 0} key={task.key} task={task} />
          ))}
        </ol>
      )}
      {lateRow === undefined || lateRow === null ? null : (
        <div aria-busy={isLate} className={styles.late}>
          {lateRow}
        </div>
      )}
      {foot === undefined || foot === null ? null : <div className={styles.foot}>{foot}</div>}
    </section>
  );
}
