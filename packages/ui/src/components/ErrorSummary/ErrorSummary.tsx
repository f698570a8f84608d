'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';

import { focusField } from '../../private/focusField.ts';
import { formatText } from '../../private/formatText.ts';
import { ErrorIcon } from '../Icon/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import * as styles from './ErrorSummary.css.ts';

/** An error of one field. */
export interface FieldFault {
  /** The `id` of the field. */
  readonly fieldId: string;
  /** The field's error message: what is wrong and how to correct it. */
  readonly error: string;
}

export interface ErrorSummaryProps {
  /** The errors, in the order of the fields. Without errors nothing is shown. */
  readonly faults: readonly FieldFault[];
  /**
   * How many times the user has tried to send the form. After each failed attempt, focus moves to the summary.
   * @default 0
   */
  readonly attempt?: number | undefined;
  /**
   * Level of the heading, one below the heading of the section that contains the form.
   * @default 2
   */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * A summary above a form that could not be sent: the number of errors and a link to each field. Focus makes
 * screen readers read it; a live region would read it twice.
 */
export function ErrorSummary({
  faults,
  attempt = 0,
  headingLevel = 2,
  ...given
}: ErrorSummaryProps): ReactNode {
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const texts = useUiTexts();
  const isShown = faults.length > 0;
  const told = useRef<number>(undefined);

  useEffect(() => {
    // Runs only after an attempt to send: correcting one field must not move focus away from the next.
    if (isShown && told.current !== attempt) {
      told.current = attempt;
      box.current?.focus();
    }
    // Where nobody counts attempts, each new summary takes focus.
    if (!isShown && attempt === 0) told.current = undefined;
  }, [isShown, attempt]);

  if (!isShown) return null;
  const Heading = `h${headingLevel}` as const;
  const title = faults.length === 1 ? texts.errorSummaryOne : texts.errorSummaryMany;
  return (
    <section
      {...given}
      aria-labelledby={titleId}
      className={styles.summary}
      ref={box}
      tabIndex={-1}
    >
      <Heading className={styles.title} id={titleId}>
        <ErrorIcon />
        {formatText(title, { count: faults.length })}
      </Heading>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not announce a list without markers as a list */}
      <ul className={styles.list} role="list">
        {faults.map(({ fieldId, error }) => (
          <li key={`${fieldId} ${error}`}>
            <a
              className={styles.link}
              href={`#${fieldId}`}
              onClick={(event) => {
                // The address stays unchanged. Otherwise "back" would step through every error.
                event.preventDefault();
                focusField(document.getElementById(fieldId));
              }}
            >
              {error}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
