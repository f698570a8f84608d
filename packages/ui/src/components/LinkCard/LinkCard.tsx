import { type ReactNode, useId } from 'react';

import { given } from '../../private/given.ts';
import { amountLength } from '../../private/amountLength.ts';
import { AmountLine } from '../../private/AmountLine.tsx';
import { classNames } from '../../private/classNames.ts';
import { unbroken } from '../../private/unbroken.tsx';
import { ArrowRightIcon } from '../Icon/index.ts';
import { Anchor } from '../Link/Anchor.tsx';
import * as styles from './LinkCard.css.ts';

export type LinkCardProps = {
  /** Icon of the subject, drawn in a tile. */
  readonly icon: ReactNode;
  /** The subject. On the brand card it is the label of `amount`, if there is one. */
  readonly title: string;
  /** Heading level of the title. */
  readonly headingLevel: 2 | 3;
  /**
   * A line about the linked page. If there is a badge, the line must say the same as the badge: it is then read once, as
   * part of the link.
   */
  readonly description?: ReactNode;
  /** The most important number, in large text. */
  readonly amount?: string | undefined;
  /**
   * The amount is from an earlier visit, and a new one is on its way: a bar stands in its place, and nobody hears it.
   * @default false
   */
  readonly isAmountOld?: boolean | undefined;
  /** How that number changes, in an accent pill. */
  readonly pill?: string | undefined;
  /** A `Badge`. Its text, or the `description` if there is one, is read once, as part of the link. */
  readonly badge?: ReactNode;
  /**
   * `brand` is for the one most important card: wide, with the link at its end.
   * @default 'plain'
   */
  readonly variant?: 'plain' | 'brand' | undefined;
} & (
  | {
      /** The address that the whole card leads to. */
      readonly href: string;
      /** Label of the link. */
      readonly linkLabel: string;
      readonly unavailable?: undefined;
    }
  | {
      /**
       * `offline`: the system behind the page does not answer, shown in a warning colour. `information`: there is
       * nothing to open.
       */
      readonly unavailable: 'offline' | 'information';
      /** Why there is no link. */
      readonly reason: ReactNode;
      /** What the user can do instead. */
      readonly action?: ReactNode;
      readonly href?: undefined;
    }
);

/**
 * A card of the overview that leads to a page. All of it can be pressed, but only its one link takes focus. Narrower
 * than 768 px it is a row, whose link shows its arrow alone; a screen reader still hears its label.
 */
export function LinkCard(props: LinkCardProps): ReactNode {
  const { icon, title, headingLevel, description, amount, pill, badge, variant = 'plain' } = props;
  const heardId = useId();
  const linkId = useId();
  const Title = `h${headingLevel}` as const;
  const isBrand = variant === 'brand';
  // An unavailable card must not look like the page's most important link.
  const tone = props.unavailable === 'offline' ? 'warning' : variant;
  const hasBadge = badge !== undefined && badge !== null;
  const hasDescription = description !== undefined && description !== null;
  // Where the link reads it, it is not read again in its place.
  const isHeardInLink = hasBadge && props.href !== undefined;
  return (
    <div
      {...given(props)}
      className={classNames(
        styles.linkCard,
        styles.tone[tone],
        props.href !== undefined && styles.clickable[variant],
      )}
      data-state={props.unavailable ?? 'available'}
      data-tone={tone}
    >
      <div className={styles.icon[tone]}>{icon}</div>
      {hasBadge ? (
        <div
          aria-hidden={isHeardInLink || hasDescription || undefined}
          className={styles.badge}
          id={hasDescription ? undefined : heardId}
        >
          {badge}
        </div>
      ) : null}
      <div className={styles.content[tone]}>
        <Title
          className={styles.title[tone === 'brand' && amount !== undefined ? 'withAmount' : tone]}
        >
          {unbroken(title)}
        </Title>
        {amount === undefined ? null : (
          <AmountLine
            amount={amount}
            className={styles.amountSize[amountLength(amount)]}
            isOld={props.isAmountOld}
          />
        )}
        {pill === undefined ? null : <p className={styles.pill}>{pill}</p>}
        {hasDescription ? (
          <div
            aria-hidden={isHeardInLink || undefined}
            className={styles.description[tone]}
            id={heardId}
          >
            {description}
          </div>
        ) : null}
        {props.unavailable === undefined ? null : (
          <div className={styles.description[tone]}>{props.reason}</div>
        )}
      </div>
      {props.unavailable === undefined ? (
        <div className={styles.foot[variant]}>
          <Anchor
            aria-labelledby={isHeardInLink ? `${linkId} ${heardId}` : undefined}
            className={classNames(styles.link, isBrand && styles.linkOnBrand)}
            href={props.href}
            isExternal={false}
          >
            <span
              className={isBrand && pill === undefined ? undefined : styles.heardLabel}
              id={linkId}
            >
              {props.linkLabel}
            </span>
            <ArrowRightIcon />
          </Anchor>
        </div>
      ) : props.action === undefined ? null : (
        <div className={styles.foot.action}>{props.action}</div>
      )}
    </div>
  );
}
