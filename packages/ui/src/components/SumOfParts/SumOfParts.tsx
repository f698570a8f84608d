'use client';

import type { ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import { given } from '../../private/given.ts';
import { useWindowQuery } from '../../private/useWindowQuery.ts';
import { unbroken } from '../../private/unbroken.tsx';
import { Card } from '../Card/index.ts';
import { Collapsible } from '../Collapsible/index.ts';
import { Heading } from '../Heading/index.ts';
import { sharesOf } from './shares.ts';
import * as styles from './SumOfParts.css.ts';

/** One part of the sum. */
export interface PartOfSum {
  /** The name of the part. Unique in the sum. */
  readonly term: string;
  /** How many things it is made of, after its name: `8 krav`. */
  readonly count: string;
  /** Formatted with its unit. */
  readonly amount: string;
  /** The same as a number, for its share of the bar. A negative one leaves the bar out. */
  readonly value: number;
  /**
   * `critical` draws it in the colour that warnings have elsewhere, as for a part that grows.
   * @default a colour by its place
   */
  readonly tone?: 'critical' | undefined;
}

export interface SumOfPartsProps {
  /** What the sum is. */
  readonly title: string;
  /** Heading level of the title. */
  readonly headingLevel: 2 | 3;
  /** The sum in a sentence, below the title. */
  readonly text: string;
  /** The parts, in reading order. They must add up to the total. */
  readonly parts: readonly PartOfSum[];
  /** The sum, below a stronger line. */
  readonly total: { readonly term: string; readonly amount: string };
  /** What there is to say of the parts, below the sum. */
  readonly foot: string;
  /**
   * The amounts are from an earlier visit, and new ones are on their way: bars stand in their places, and nobody hears
   * them. Leave the amount out of `text` meanwhile.
   * @default false
   */
  readonly isOld?: boolean | undefined;
}

/**
 * What a sum is made of: a bar for the eye, and each part with its amount in words. In a window under 768 px it is
 * folded below its title.
 */
export function SumOfParts({ title, headingLevel, text, ...props }: SumOfPartsProps): ReactNode {
  const isWide = useWindowQuery(styles.wideWindow);
  const content = <Parts {...props} />;
  if (!isWide) {
    return (
      <section {...given(props)}>
        <Collapsible headingLevel={headingLevel} text={text} title={title}>
          <div className={styles.content}>{content}</div>
        </Collapsible>
      </section>
    );
  }
  return (
    <Card {...given(props)} as="section">
      <div className={styles.content}>
        <div>
          <Heading level={headingLevel} size="h3">
            {title}
          </Heading>
          <p className={styles.soft}>{text}</p>
        </div>
        {content}
      </div>
    </Card>
  );
}

function segmentOf(part: PartOfSum | undefined, index: number): string {
  const byPlace = styles.fills[index % styles.fills.length];
  return classNames(styles.segment, part?.tone === 'critical' ? styles.criticalFill : byPlace);
}

function Parts({
  parts,
  total,
  foot,
  isOld = false,
}: Pick<SumOfPartsProps, 'parts' | 'total' | 'foot' | 'isOld'>): ReactNode {
  const shares = sharesOf(parts.map(({ value }) => value));
  return (
    <>
      {shares === null || isOld ? null : (
        // The list below says the same.
        <svg aria-hidden="true" className={styles.bar}>
          {shares.map(({ start, width }, index) => (
            <rect
              className={segmentOf(parts[index], index)}
              height="100%"
              // oxlint-disable-next-line react/no-array-index-key -- only its place identifies a segment
              key={index}
              width={`${String(width)}%`}
              x={`${String(start)}%`}
            />
          ))}
        </svg>
      )}
      <dl className={styles.list}>
        {parts.map((part, index) => (
          <div className={styles.part} key={part.term}>
            <dt className={styles.term}>
              {shares === null ? null : (
                <svg aria-hidden="true" className={styles.mark}>
                  <rect className={segmentOf(part, index)} height="100%" width="100%" />
                </svg>
              )}
              <span className={styles.words}>
                {unbroken(part.term)} <span className={styles.count}>{part.count}</span>
              </span>
            </dt>
            <Amount amount={part.amount} isOld={isOld} />
          </div>
        ))}
        <div className={classNames(styles.part, styles.total)}>
          <dt>{total.term}</dt>
          <Amount amount={total.amount} isOld={isOld} />
        </div>
      </dl>
      <p className={styles.soft}>{foot}</p>
    </>
  );
}

function Amount({
  amount,
  isOld,
}: {
  readonly amount: string;
  readonly isOld: boolean;
}): ReactNode {
  return (
    <dd className={styles.amount}>
      {isOld ? (
        <span aria-hidden="true" className={styles.old}>
          <span className={styles.covered}>{amount}</span>
        </span>
      ) : (
        amount
      )}
    </dd>
  );
}
