'use client';

import type { ReactNode } from 'react';

import { formatText } from '../../private/formatText.ts';
import type { UiTexts } from '../../texts.ts';
import { CheckIcon, CloseIcon } from '../Icon/index.ts';
import { LiveRegion } from '../LiveRegion/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Stepper.css.ts';
import { type StepState, stepState } from './stepState.ts';

export interface StepperProps {
  /** Names the list of steps for screen readers. */
  readonly label: string;
  /** The label of each step, in order. Each must be unique. */
  readonly steps: readonly { readonly label: string }[];
  /** The current step, counted from 0. The steps before it are completed; the number of steps means that all are. */
  readonly currentIndex: number;
  /**
   * The current step has failed: it gets an error icon and the word for an error.
   * @default false
   */
  readonly hasFailed?: boolean | undefined;
  /**
   * How long the current step still waits, below its label. It is visible and can be read, but is never announced,
   * because it may change every second.
   */
  readonly remaining?: string | undefined;
  /**
   * Announces the current step once when it changes or fails. Leave it out if focus moves to a heading that says the
   * same.
   * @default false
   */
  readonly isAnnounced?: boolean | undefined;
}

/** Shows progress through a fixed number of steps. The steps cannot be pressed. */
export function Stepper({
  label,
  steps,
  currentIndex,
  hasFailed = false,
  remaining,
  isAnnounced = false,
  ...given
}: StepperProps): ReactNode {
  const texts = useUiTexts();
  const present = steps[currentIndex];
  const message =
    present === undefined
      ? ''
      : spokenWords(texts, present.label, currentIndex, steps.length, hasFailed);

  return (
    <>
      <ol {...given} aria-label={label} className={styles.list}>
        {steps.map((step, index) => {
          const state = stepState(index, currentIndex, hasFailed);
          const isPresent = index === currentIndex;
          return (
            <li
              aria-current={isPresent ? 'step' : undefined}
              className={styles.step}
              data-state={state}
              key={step.label}
            >
              <span aria-hidden="true" className={styles.mark}>
                <Mark number={index + 1} state={state} />
              </span>
              <span className={styles.label}>
                <VisuallyHidden>
                  {formatText(texts.step, {
                    number: String(index + 1),
                    total: String(steps.length),
                  })}{' '}
                </VisuallyHidden>
                {step.label}
                <StepWord state={state} />
              </span>
              {isPresent && remaining !== undefined ? (
                <span className={styles.remaining}>{remaining}</span>
              ) : null}
            </li>
          );
        })}
      </ol>
      {isAnnounced ? (
        <LiveRegion message={message} politeness={hasFailed ? 'assertive' : 'polite'} />
      ) : null}
    </>
  );
}

function Mark({
  state,
  number,
}: {
  readonly state: StepState;
  readonly number: number;
}): ReactNode {
  if (state === 'done') return <CheckIcon />;
  return state === 'failed' ? <CloseIcon /> : number;
}

/** The word for a state. A failure shows its word on screen too, because its icon relies only on shape and colour. */
function StepWord({ state }: { readonly state: StepState }): ReactNode {
  const texts = useUiTexts();
  switch (state) {
    case 'coming':
      return null;
    case 'done':
      return <VisuallyHidden> {texts.stepDone}</VisuallyHidden>;
    case 'current':
      return <VisuallyHidden> {texts.stepCurrent}</VisuallyHidden>;
    case 'failed':
      return <span className={styles.failedWord}> {texts.stepFailed}</span>;
  }
}

function spokenWords(
  texts: UiTexts,
  label: string,
  index: number,
  total: number,
  hasFailed: boolean,
): string {
  const step = `${formatText(texts.step, { number: String(index + 1), total: String(total) })} ${label}`;
  return hasFailed ? `${step} ${texts.stepFailed}` : step;
}
