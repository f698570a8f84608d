'use client';

import { type ReactNode, useState } from 'react';

import { given } from '../../private/given.ts';
import { unbroken } from '../../private/unbroken.tsx';
import { Button, ButtonLink } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { Collapsible } from '../Collapsible/index.ts';
import { DigitGroups } from '../DigitGroups/index.ts';
import { Link } from '../Link/index.ts';
import { AmountHead } from '../PaymentCard/AmountHead.tsx';
import { content } from '../PaymentCard/PaymentCard.css.ts';
import { useShowMore } from '../ShowMore/index.ts';
import { Tag } from '../Tag/index.ts';
import * as styles from './PlansToPay.css.ts';

/** What one installment plan asks for. */
export interface PlanToPay {
  /** The number of its case. Unique in the list. */
  readonly reference: string;
  /** The address of the case. */
  readonly href: string;
  /** What is left to pay, formatted with its unit; `null` when nobody can read it. */
  readonly amount: string | null;
  /** What else there is to know, each on a line of its own: the vehicle, what has been paid. */
  readonly details: readonly ReactNode[];
  /** What threatens the plan, in a few words. */
  readonly warning?: string | undefined;
  /** The button that leads to the case: its label, and the name that screen readers read instead. */
  readonly pay?: { readonly label: string; readonly name: string } | undefined;
}

export interface PlansToPayProps {
  /** What is to be paid: `Att betala i november`. */
  readonly title: string;
  /** Heading level of the title. */
  readonly headingLevel: 2 | 3;
  /** The sum, formatted with its unit; `null` when there is nothing to pay or nobody knows how much. */
  readonly amount: string | null;
  /** The last day, as a phrase beside the sum: `senast 2026-11-30`. */
  readonly due?: string | undefined;
  /** What to know before paying. */
  readonly text?: string | undefined;
  /** The plans, in the order of their days. At most five show until the user asks for all. */
  readonly plans: readonly PlanToPay[];
  /** Label of the button that shows all plans: `Visa alla 12`. */
  readonly showAllLabel: string;
  /** Below the plans: what is done, and what comes next. */
  readonly remarks: readonly { readonly label: string; readonly text: ReactNode }[];
  /** Makes it a link target: following `#<id>` opens it where it is folded. */
  readonly id?: string | undefined;
  /**
   * Folds it below its title and these words, which say the sum, where something else on the page comes first.
   * @default open
   */
  readonly folded?: string | undefined;
}

const atFirst = 5;

/** What several installment plans ask for now: the sum, the last day, and a row with a way to pay for each plan. */
export function PlansToPay({
  title,
  headingLevel,
  amount,
  due,
  id,
  folded,
  ...props
}: PlansToPayProps): ReactNode {
  const rows = <Rows {...props} />;
  return folded === undefined ? (
    <Card {...given(props)} as="section" isRaised>
      <div className={content} id={id}>
        <AmountHead amount={amount} due={due} headingLevel={headingLevel} isSum title={title} />
        {rows}
      </div>
    </Card>
  ) : (
    <section {...given(props)}>
      <Collapsible headingLevel={headingLevel} id={id} text={folded} title={title}>
        <div className={content}>{rows}</div>
      </Collapsible>
    </section>
  );
}

function Rows({
  text,
  plans,
  showAllLabel,
  remarks,
}: Pick<PlansToPayProps, 'text' | 'plans' | 'showAllLabel' | 'remarks'>): ReactNode {
  const [visibleCount, setVisibleCount] = useState(atFirst);
  const { listRef, visible, onShowAll } = useShowMore(plans.length, {
    pageSize: atFirst,
    showMoreAbove: Number.POSITIVE_INFINITY,
    showAllAbove: atFirst,
    visibleCount,
    onVisibleCountChange: setVisibleCount,
  });
  return (
    <>
      {text === undefined ? null : <p className={styles.text}>{unbroken(text)}</p>}
      {plans.length === 0 ? null : (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not announce a list without markers as a list
        <ul className={styles.plans} ref={listRef} role="list">
          {plans.slice(0, visible).map((plan) => (
            <Plan key={plan.reference} plan={plan} />
          ))}
        </ul>
      )}
      {onShowAll === undefined ? null : (
        <div>
          <Button onClick={onShowAll} size="small" variant="secondary">
            {showAllLabel}
          </Button>
        </div>
      )}
      {remarks.length === 0 ? null : (
        <div className={styles.remarks}>
          {remarks.map((remark) => (
            <p key={remark.label}>
              <span className={styles.label}>{remark.label}</span> {unbroken(remark.text)}
            </p>
          ))}
        </div>
      )}
    </>
  );
}

function Plan({ plan }: { readonly plan: PlanToPay }): ReactNode {
  const { reference, href, amount, details, warning, pay } = plan;
  return (
    <li className={styles.plan}>
      <div className={styles.facts}>
        <Link href={href}>
          <DigitGroups isSpelledOut value={reference} />
        </Link>
        {details.map((detail, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- only its place identifies a line
          <p className={styles.detail} key={index}>
            {unbroken(detail)}
          </p>
        ))}
        {warning === undefined ? null : (
          <div>
            <Tag tone="warning">{warning}</Tag>
          </div>
        )}
      </div>
      <div className={styles.side}>
        {amount === null ? null : <p className={styles.amount}>{amount}</p>}
        {pay === undefined ? null : (
          <div className={styles.button}>
            <ButtonLink aria-label={pay.name} href={href} size="small">
              {pay.label}
            </ButtonLink>
          </div>
        )}
      </div>
    </li>
  );
}
