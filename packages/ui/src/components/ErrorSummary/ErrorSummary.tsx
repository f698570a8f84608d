import { type ReactNode, useEffect, useId, useRef } from 'react';

import { formatText } from '../../private/formatText.ts';
import { ErrorIcon } from '../Icon/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import * as styles from './ErrorSummary.css.ts';

/** What is wrong with one field. */
export interface FieldFault {
  /** The `id` of the field. */
  readonly fieldId: string;
  /** The field's own error text: what is wrong and how to put it right. */
  readonly error: string;
}

export interface ErrorSummaryProps {
  /** What is wrong, in the order of the fields. Nothing shows while there is none. */
  readonly faults: readonly FieldFault[];
  /**
   * How many times the reader has tried to send the form. At each new one that fails, focus moves to the summary.
   * @default 0
   */
  readonly attempt?: number | undefined;
  /**
   * Level of the heading, one below that of the part that the form belongs to.
   * @default 2
   */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
}

/**
 * Above a form that could not be sent: how many errors there are, and a link to each field (row Z07). Taking focus is
 * what makes it heard; a live region would say it a second time.
 */
export function ErrorSummary({
  faults,
  attempt = 0,
  headingLevel = 2,
}: ErrorSummaryProps): ReactNode {
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const texts = useUiTexts();
  const isShown = faults.length > 0;
  const told = useRef<number>(undefined);

  useEffect(() => {
    // Putting one field right must not pull the reader away from the next.
    if (isShown && told.current !== attempt) {
      told.current = attempt;
      box.current?.focus();
    }
    if (!isShown) told.current = undefined;
  }, [isShown, attempt]);

  if (!isShown) return null;
  const Heading = `h${headingLevel}` as const;
  const title = faults.length === 1 ? texts.errorSummaryOne : texts.errorSummaryMany;
  return (
    <section aria-labelledby={titleId} className={styles.summary} ref={box} tabIndex={-1}>
      <Heading className={styles.title} id={titleId}>
        <ErrorIcon />
        {formatText(title, { count: faults.length })}
      </Heading>
      <ul className={styles.list}>
        {faults.map(({ fieldId, error }) => (
          <li key={fieldId}>
            <a
              className={styles.link}
              href={`#${fieldId}`}
              onClick={(event) => {
                // A new address would make "back" lead through every error.
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
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
