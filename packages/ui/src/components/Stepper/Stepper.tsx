import type { ReactNode } from 'react';

import { formatText } from '../../private/formatText.ts';
import { CheckIcon } from '../Icon/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Stepper.css.ts';

export interface StepperProps {
  /** Names the row of steps for screen readers. */
  readonly label: string;
  /** The steps, in order, each with the words under its mark. Unique words each. */
  readonly steps: readonly { readonly label: string }[];
  /** The present step, counted from 0. Those before it are done. */
  readonly currentIndex: number;
}

type StepState = 'done' | 'current' | 'coming';

function stateOf(index: number, currentIndex: number): StepState {
  if (index < currentIndex) return 'done';
  return index === currentIndex ? 'current' : 'coming';
}

/** Shows how far something with a fixed number of steps has come. It shows only: no step is pressed. */
export function Stepper({ label, steps, currentIndex }: StepperProps): ReactNode {
  const texts = useUiTexts();
  const spoken: Record<StepState, string> = {
    done: texts.stepDone,
    current: texts.stepCurrent,
    coming: '',
  };
  return (
    <ol aria-label={label} className={styles.list}>
      {steps.map((step, index) => {
        const state = stateOf(index, currentIndex);
        return (
          <li
            aria-current={state === 'current' ? 'step' : undefined}
            className={styles.step}
            data-state={state}
            key={step.label}
          >
            <span aria-hidden="true" className={styles.mark}>
              {state === 'done' ? <CheckIcon /> : index + 1}
            </span>
            <span className={styles.label}>
              <VisuallyHidden>
                {formatText(texts.step, { number: index + 1, total: steps.length })}{' '}
              </VisuallyHidden>
              {step.label}
              {spoken[state] === '' ? null : <VisuallyHidden> {spoken[state]}</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
