import { type ReactNode, useId } from 'react';

import { unbroken } from '../../private/unbroken.tsx';
import { Collapsible } from '../Collapsible/index.ts';
import { Heading } from '../Heading/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import * as styles from './Timeline.css.ts';

/** Something that has happened, is so now, or will happen. */
export interface TimelineEvent {
  /** Differs between the events of a timeline. */
  readonly key: string;
  /** When: a day, a span of days, or that it is now. Read before the rest. */
  readonly when: ReactNode;
  /** What happened, in a few words, or a plain `FileLink` to what was sent. */
  readonly title: ReactNode;
  /** A line about it. */
  readonly text?: ReactNode;
  /**
   * How its mark is drawn: `now` is filled, `coming` has a dashed line to it.
   * @default 'past'
   */
  readonly time?: 'past' | 'now' | 'coming' | undefined;
}

export interface TimelineProps {
  /** Names the list. */
  readonly heading: string;
  /** Heading level. */
  readonly headingLevel: 2 | 3;
  /** The newest first. */
  readonly events: readonly TimelineEvent[];
  /**
   * More events are on their way: skeleton bars keep a place for them, and nothing is announced when they come. Leave out
   * what they would move.
   * @default false
   */
  readonly isLoading?: boolean | undefined;
  /** Older events, which few users need: folded in their place, and shown in print. */
  readonly older?:
    | {
        /** Says what they are, and how many: `Visa äldre brev (7)`. */
        readonly label: string;
        /** The newest first. */
        readonly events: readonly TimelineEvent[];
        /**
         * How many of the other events are newer. The rest of them comes below.
         * @default all
         */
        readonly after?: number | undefined;
      }
    | undefined;
  /** Below the events: why some are missing. */
  readonly foot?: ReactNode;
}

/** What has happened to one thing, the newest first, with what is so now and what comes next before it. */
export function Timeline({
  heading,
  headingLevel,
  events,
  isLoading = false,
  older,
  foot,
  ...given
}: TimelineProps): ReactNode {
  const headingId = useId();
  const newer = events.slice(0, older?.after);
  const oldest = events.slice(newer.length);
  return (
    <section {...given} aria-labelledby={headingId} className={styles.root}>
      <Heading id={headingId} level={headingLevel} size="h2">
        {heading}
      </Heading>
      {newer.length === 0 ? null : <EventList events={newer} isLoading={isLoading} />}
      {isLoading ? <Skeleton count={3} height="row" /> : null}
      {older === undefined ? null : (
        <Collapsible title={older.label} variant="plain">
          <EventList events={older.events} isLoading={false} />
        </Collapsible>
      )}
      {oldest.length === 0 ? null : <EventList events={oldest} isLoading={isLoading} />}
      {foot}
    </section>
  );
}

function EventList({
  events,
  isLoading,
}: {
  readonly events: readonly TimelineEvent[];
  readonly isLoading: boolean;
}): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not announce a list without markers as a list
    <ol aria-busy={isLoading || undefined} className={styles.list} role="list">
      {events.map(({ key, when, title, text, time = 'past' }) => (
        <li className={styles.event} data-state={time} key={key}>
          <span aria-hidden="true" className={styles.mark} />
          <div className={styles.when}>
            <span>{unbroken(when)}</span>
          </div>
          <div className={styles.title}>
            {typeof title === 'string' ? (
              <span className={styles.words}>{unbroken(title)}</span>
            ) : (
              title
            )}
          </div>
          {text === undefined || text === null ? null : (
            <div className={styles.text}>{unbroken(text)}</div>
          )}
        </li>
      ))}
    </ol>
  );
}
