import { type ReactNode, useId } from 'react';

import { classNames } from '../../private/classNames.ts';
import { Disclosure } from '../../private/Disclosure.tsx';
import { chevron } from '../../private/disclosure.css.ts';
import { formatText } from '../../private/formatText.ts';
import { Heading } from '../Heading/index.ts';
import { CheckIcon, ChevronDownIcon } from '../Icon/index.ts';
import { Tag } from '../Tag/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './CaseProgress.css.ts';
import { type ProgressStepState, progressStates } from './progressStates.ts';

export interface CaseProgressStep {
  /** Unique in the road; `currentKey` names one of them. */
  readonly key: string;
  /** What the step is called. */
  readonly title: string;
  /** What happens in it, shown when the step is opened. */
  readonly content: ReactNode;
  /** Name in an address: a link to `#<id>` shows the step, opened. Unique on the page. */
  readonly id?: string | undefined;
}

export interface CaseProgressProps {
  /** What the road is about: `Om du inte betalar i tid`. */
  readonly title: string;
  /** Place of the title in the page's outline; the steps come one level below. */
  readonly headingLevel: 2 | 3;
  /** A sentence under the title. */
  readonly lead?: ReactNode;
  /** The steps, in the order in which they come. */
  readonly steps: readonly CaseProgressStep[];
  /** Step that the matter has come to, marked and open; `null` when it lies outside the road and none is marked. */
  readonly currentKey: string | null;
  /** Shows and is read beside the present step: `Här är du nu`. */
  readonly currentLabel: string;
  /** Read after a step that has been passed, which shows a tick: `passerat`. */
  readonly passedLabel: string;
}

/** The numbered road: what has happened, where one is, and what comes if nothing is done. Every step opens. */
export function CaseProgress({
  title,
  headingLevel,
  lead,
  steps,
  currentKey,
  currentLabel,
  passedLabel,
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
  return (
    <section aria-labelledby={titleId} className={styles.root}>
      <Heading id={titleId} level={headingLevel} size="h2">
        {title}
      </Heading>
      {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      <ol className={styles.list}>
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
                id={step.id}
                isInitiallyOpen={state === 'current'}
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
  /** The words of the step's state. */
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
      {/* HTML allows a heading in a summary only as its child, so the heading holds the words beside the title too. */}
      <Title className={styles.words}>
        <VisuallyHidden>{formatText(texts.step, { number, total })}</VisuallyHidden>{' '}
        <span className={styles.title}>{title}</span> {children}
      </Title>
      <span className={classNames(chevron, styles.chevron)}>
        <ChevronDownIcon />
      </span>
    </>
  );
}
