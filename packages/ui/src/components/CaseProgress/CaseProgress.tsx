'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';

import { classNames } from '../../private/classNames.ts';
import { Disclosure } from '../../private/Disclosure.tsx';
import { chevron } from '../../private/disclosure.css.ts';
import { formatText } from '../../private/formatText.ts';
import { unbroken } from '../../private/unbroken.tsx';
import { Heading } from '../Heading/index.ts';
import { CheckIcon, ChevronDownIcon } from '../Icon/index.ts';
import { Tag } from '../Tag/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './CaseProgress.css.ts';
import { type ProgressStepState, progressStates } from './progressStates.ts';

/** One step of the progress, with what it means for the user. */
export interface CaseProgressStep {
  /** Unique in the list; `currentKey` names one of them. */
  readonly key: string;
  /** The name of the step. */
  readonly title: string;
  /** What happens in the step, shown when it is opened. */
  readonly content: ReactNode;
  /** Makes the step a link target: following `#<id>` shows and opens it. Unique on the page. */
  readonly id?: string | undefined;
}

export interface CaseProgressProps {
  /** What the steps are about: `Om du inte betalar i tid`. */
  readonly title: string;
  /** Heading level of the title; the steps come one level below. */
  readonly headingLevel: 2 | 3;
  /** A sentence under the title. */
  readonly lead?: ReactNode;
  /** The steps, in order. */
  readonly steps: readonly CaseProgressStep[];
  /**
   * The step that the case has reached. It is marked and open. `null` when the case is at none of the steps; then none
   * is marked.
   */
  readonly currentKey: string | null;
  /** Label of the current step: `Här är du nu`. */
  readonly currentLabel: string;
  /** Read by screen readers after a completed step, which shows a tick: `passerat`. */
  readonly passedLabel: string;
}

/**
 * Numbered steps: what has happened, where the customer is now, and what comes next if nothing is done. Every step can
 * be opened.
 */
export function CaseProgress({
  title,
  headingLevel,
  lead,
  steps,
  currentKey,
  currentLabel,
  passedLabel,
  ...given
}: CaseProgressProps): ReactNode {
  const titleId = useId();
  const states = progressStates(
    steps.map(({ key }) => key),
    currentKey,
  );
  const marks: Record<ProgressStepState, ReactNode> = {
    passed: <VisuallyHidden>{passedLabel}</VisuallyHidden>,
    current: <Tag>{currentLabel}</Tag>,
    coming: null,
  };
  const list = useRef<HTMLOListElement>(null);
  const currentIndex = states.indexOf('current');
  useEffect(() => {
    // The step that becomes the current one opens. The others stay as the user has left them.
    const current = list.current?.children[currentIndex]?.querySelector('details');
    if (current) current.open = true;
  }, [currentIndex]);

  return (
    <section {...given} aria-labelledby={titleId} className={styles.root}>
      <Heading id={titleId} level={headingLevel} size="h2">
        {title}
      </Heading>
      {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      <ol className={styles.list} ref={list}>
        {steps.map((step, index) => {
          const state = states[index] ?? 'coming';
          return (
            <li
              aria-current={state === 'current' ? 'step' : undefined}
              className={styles.step}
              data-state={state}
              key={step.key}
            >
              <Disclosure
                contentClass={styles.content}
                defaultOpen={state === 'current'}
                id={step.id}
                summary={
                  <StepSummary
                    headingLevel={headingLevel}
                    isPassed={state === 'passed'}
                    number={index + 1}
                    title={step.title}
                    total={steps.length}
                  >
                    {marks[state]}
                  </StepSummary>
                }
                summaryClass={styles.summary}
              >
                {step.content}
              </Disclosure>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface StepSummaryProps {
  readonly title: string;
  readonly number: number;
  readonly total: number;
  readonly headingLevel: 2 | 3;
  readonly isPassed: boolean;
  /** The label for the step's state. */
  readonly children: ReactNode;
}

function StepSummary({
  title,
  number,
  total,
  headingLevel,
  isPassed,
  children,
}: StepSummaryProps): ReactNode {
  const texts = useUiTexts();
  const Title = headingLevel === 2 ? 'h3' : 'h4';
  return (
    <>
      <span aria-hidden="true" className={styles.mark}>
        {isPassed ? <CheckIcon /> : number}
      </span>
      {/* HTML allows a heading in a `summary` only as a direct child, so the heading also holds the words next to the
          title. */}
      <Title className={styles.words}>
        <VisuallyHidden>
          {formatText(texts.step, { number: String(number), total: String(total) })}
        </VisuallyHidden>{' '}
        <span className={styles.title}>{unbroken(title)}</span> {children}
      </Title>
      <span className={classNames(chevron, styles.chevron)}>
        <ChevronDownIcon />
      </span>
    </>
  );
}
