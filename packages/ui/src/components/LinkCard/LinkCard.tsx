import { type ReactNode, useId } from 'react';

import { amountLength } from '../../private/amountLength.ts';
import { classNames } from '../../private/classNames.ts';
import { ArrowRightIcon } from '../Icon/index.ts';
import { Anchor } from '../Link/Anchor.tsx';
import * as styles from './LinkCard.css.ts';

export type LinkCardProps = {
  /** Icon of the subject, in a tile. */
  readonly icon: ReactNode;
  /** The subject. Becomes the label of `amount` when there is one on the brand card. */
  readonly title: string;
  /** Place of the title in the page's outline. */
  readonly headingLevel: 2 | 3;
  /** A line about what waits behind the link. Beside a badge it must say what the badge says: it is read in its place. */
  readonly description?: ReactNode;
  /** The number that matters, large. */
  readonly amount?: string | undefined;
  /** A change of that number, as a yellow pill. */
  readonly pill?: string | undefined;
  /**
   * A `Badge`. Its words are heard once: as the link's description, or, beside a `description`, not at all, since that
   * says the same and describes the link then.
   */
  readonly badge?: ReactNode;
  /**
   * `brand` for the one card that matters most: wide, with the link at its end.
   * @default 'plain'
   */
  readonly variant?: 'plain' | 'brand' | undefined;
} & (
  | {
      /** Where the whole card leads. */
      readonly href: string;
      /** Words of its one link. */
      readonly linkLabel: string;
      readonly unavailable?: undefined;
    }
  | {
      /** `offline`: the system behind does not answer, warning tone. `information`: there is nothing to open. */
      readonly unavailable: 'offline' | 'information';
      /** Why there is no link. */
      readonly reason: ReactNode;
      /** What one can do instead. */
      readonly action?: ReactNode;
      readonly href?: undefined;
    }
);

/** A way on from the overview. The whole card takes the pointer, one link takes focus. */
export function LinkCard(props: LinkCardProps): ReactNode {
  const { icon, title, headingLevel, description, amount, pill, badge, variant = 'plain' } = props;
  const heardId = useId();
  const Title = `h${headingLevel}` as const;
  const isBrand = variant === 'brand';
  // What does not work must not look like the page's main way on.
  const tone = props.unavailable === 'offline' ? 'warning' : variant;
  const hasBadge = badge !== undefined && badge !== null;
  const hasDescription = description !== undefined && description !== null;
  return (
    <div
      className={classNames(
        styles.linkCard,
        styles.tone[tone],
        props.href !== undefined && styles.clickable[variant],
      )}
      data-state={props.unavailable ?? 'available'}
      data-tone={tone}
    >
      <div className={styles.top}>
        <div className={styles.icon[tone]}>{icon}</div>
        {hasBadge ? (
          <div aria-hidden={hasDescription || undefined} id={hasDescription ? undefined : heardId}>
            {badge}
          </div>
        ) : null}
      </div>
      <div className={classNames(styles.content, tone === 'brand' && styles.contentBrand)}>
        <Title
          className={
            styles.title[tone === 'brand' && amount !== undefined ? 'brandWithAmount' : tone]
          }
        >
          {title}
        </Title>
        {amount === undefined ? null : (
          <p className={classNames(styles.amount, styles.amountSize[amountLength(amount)])}>
            {amount}
          </p>
        )}
        {pill === undefined ? null : <p className={styles.pill}>{pill}</p>}
        {hasDescription ? (
          <div className={styles.description[tone]} id={heardId}>
            {description}
          </div>
        ) : null}
        {props.unavailable === undefined ? null : (
          <div className={styles.description[tone]}>{props.reason}</div>
        )}
      </div>
      {props.unavailable === undefined ? (
        <div className={classNames(styles.foot, isBrand && styles.footBrand)}>
          <Anchor
            aria-describedby={hasBadge ? heardId : undefined}
            className={classNames(styles.link, isBrand && styles.linkOnBrand)}
            href={props.href}
            isExternal={false}
          >
            {props.linkLabel}
            <ArrowRightIcon />
          </Anchor>
        </div>
      ) : props.action === undefined ? null : (
        <div className={styles.foot}>{props.action}</div>
      )}
    </div>
  );
}
