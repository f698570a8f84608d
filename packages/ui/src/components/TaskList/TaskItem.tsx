import type { MouseEvent, ReactNode } from 'react';

import { ToneWord } from '../../private/ToneIcon.tsx';
import { unbroken } from '../../private/unbroken.tsx';
import { ButtonLink } from '../Button/index.ts';
import { ArrowRightIcon, ExternalIcon } from '../Icon/index.ts';
import { Anchor } from '../Link/Anchor.tsx';
import { OpensInNewTab } from '../Link/OpensInNewTab.tsx';
import * as styles from './TaskList.css.ts';

/** Where a task is done. */
export type TaskAction = {
  /** What happens there, in a few words. */
  readonly label: string;
  /** The address. */
  readonly href: string;
} & (
  | {
      /** What the label is about. Screen readers read it after the label, as part of the link. */
      readonly about?: string | undefined;
      readonly isExternal?: false | undefined;
      /** Called when the link is followed. */
      readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
    }
  | {
      /** Opens in a new tab, shows the icon for it and says so to screen readers. */
      readonly isExternal: true;
      readonly about?: undefined;
      readonly onClick?: undefined;
    }
);

/** Something that the user should do. */
export interface Task {
  /** Differs between the tasks of a list. */
  readonly key: string;
  /** Icon of the subject, drawn in a tile. */
  readonly icon: ReactNode;
  /**
   * How bad it is to wait. `warning` and `critical` put a word before the title for screen readers, and `critical`
   * colours the tile.
   * @default 'plain'
   */
  readonly tone?: 'plain' | 'warning' | 'critical' | undefined;
  /** What to do, how much and by when. */
  readonly title: string;
  /** A sentence or two about it. A number in it can be a `DigitGroups`. */
  readonly text?: ReactNode;
  /** Where it is done. */
  readonly action: TaskAction;
  /** A second way on. */
  readonly secondAction?: TaskAction | undefined;
}

export function TaskItem({
  task: { icon, tone = 'plain', title, text, action, secondAction },
  isFirst,
}: {
  readonly task: Task;
  readonly isFirst: boolean;
}): ReactNode {
  const tile = tone === 'critical' ? tone : isFirst ? 'first' : 'later';
  return (
    <li className={styles.task}>
      <div aria-hidden="true" className={styles.tile[tile]}>
        {icon}
      </div>
      <div className={styles.words}>
        <p className={styles.title}>
          {tone === 'plain' ? null : <ToneWord tone={tone} />}
          {unbroken(title)}
        </p>
        {text === undefined ? null : <p className={styles.text}>{unbroken(text)}</p>}
      </div>
      <div className={styles.actions}>
        {isFirst ? (
          <div className={styles.primary}>
            <ButtonLink
              {...nameOf(action)}
              href={action.href}
              isExternal={action.isExternal}
              onClick={action.onClick}
            >
              {action.label}
            </ButtonLink>
          </div>
        ) : (
          <TaskLink action={action} />
        )}
        {secondAction === undefined ? null : <TaskLink action={secondAction} />}
      </div>
    </li>
  );
}

function TaskLink({ action }: { readonly action: TaskAction }): ReactNode {
  const { label, href, isExternal = false, onClick } = action;
  return (
    <Anchor
      {...nameOf(action)}
      className={styles.link}
      href={href}
      isExternal={isExternal}
      onClick={onClick}
    >
      <span className={styles.linkWords}>{label}</span>
      {isExternal ? (
        <>
          <ExternalIcon size="small" /> <OpensInNewTab />
        </>
      ) : (
        <ArrowRightIcon />
      )}
    </Anchor>
  );
}

function nameOf({ label, about }: TaskAction) {
  return about === undefined ? {} : { 'aria-label': `${label}, ${about}` };
}
