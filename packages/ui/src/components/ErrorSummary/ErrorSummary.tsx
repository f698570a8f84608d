'use client';

import { type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react';

import { focusField } from '../../private/focusField.ts';
import { formatText } from '../../private/formatText.ts';
import { unbroken } from '../../private/unbroken.tsx';
import { ErrorIcon } from '../Icon/index.ts';
import { UiContext, useUiTexts } from '../UiProvider/contexts.ts';
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
   * How many times the user has tried to send the form. After each failed attempt, focus moves to the summary. An error
   * that appears later, as when a field is checked on leaving it, moves no focus.
   * @default the forms sent on the page are counted
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
  attempt,
  headingLevel = 2,
  ...given
}: ErrorSummaryProps): ReactNode {
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const texts = useUiTexts();
  const locale = useContext(UiContext)?.locale;
  const isShown = faults.length > 0;
  const sent = useSendings(attempt);
  // Errors that are there at first were answered by a server, without scripts.
  const last = useRef<Attempt>({ count: sent, focused: null, isOpen: isShown });

  useEffect(() => {
    if (last.current.count !== sent) {
      last.current = { count: sent, focused: document.activeElement, isOpen: true };
    }
    const { focused, isOpen } = last.current;
    if (!isShown || !isOpen) return;
    last.current.isOpen = false;
    // The answer came late, and the user has gone on to another field.
    if (focused !== null && focused !== document.activeElement) return;
    box.current?.focus();
  }, [isShown, sent]);

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
        <span className={styles.titleWords}>
          {formatText(title, { count: faults.length }, locale)}
        </span>
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
              <span>{unbroken(error)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An attempt to send, which is open until its errors have been shown. */
interface Attempt {
  count: number;
  focused: Element | null;
  isOpen: boolean;
}

/** The attempts that the application counts; if it does not, how many forms of the page were sent. */
function useSendings(counted: number | undefined): number {
  const [own, setOwn] = useState(0);
  const isCounted = counted !== undefined;
  useEffect(() => {
    if (isCounted) return undefined;
    const count = () => {
      setOwn((before) => before + 1);
    };
    document.addEventListener('submit', count, true);
    return () => {
      document.removeEventListener('submit', count, true);
    };
  }, [isCounted]);
  return counted ?? own;
}
