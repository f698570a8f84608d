import type { ReactNode } from 'react';

import { ErrorIcon } from '../components/Icon/index.ts';
import * as styles from './fieldFrame.css.ts';

/** What every field takes. */
export interface FieldProps {
  /** What to give. Always seen, above the field, and its spoken name. */
  readonly label: string;
  /** How to give it. Below the label, read after it. */
  readonly hint?: string | undefined;
  /** What is wrong and how to put it right. Marks the field as invalid and is read with it. */
  readonly error?: string | undefined;
  /**
   * Said to assistive technology. What is optional says so in its label.
   * @default false
   */
  readonly isRequired?: boolean | undefined;
  /**
   * The form is being sent: the value is read and focused as before, but cannot be changed.
   * @default false
   */
  readonly isLocked?: boolean | undefined;
  /**
   * Where an error summary leads.
   * @default one of its own
   */
  readonly id?: string | undefined;
  /** Under which name a form that the browser sends carries the value. */
  readonly name?: string | undefined;
}

/** What a field's control needs to be tied to its hint and its error (row V15). */
export interface FieldAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

type Descriptions = Pick<FieldProps, 'hint' | 'error'> & {
  /** Whether a note stands between control and error: a counter. */
  readonly hasNote?: boolean | undefined;
};

/** The hint comes before the error, always: the order in which it is read must not change with the state. */
export function fieldAttributes(
  id: string,
  { hint, hasNote = false, error }: Descriptions,
): FieldAttributes {
  const described = [
    hint === undefined ? undefined : hintId(id),
    hasNote ? noteId(id) : undefined,
    error === undefined ? undefined : errorId(id),
  ].filter((one) => one !== undefined);
  return {
    id,
    'aria-describedby': described.length === 0 ? undefined : described.join(' '),
    'aria-invalid': error === undefined ? undefined : true,
  };
}

/** Label, hint, control and error of a field, in the order in which they are read. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  children,
}: Pick<FieldProps, 'label'> & {
  readonly id: string;
  readonly hint: ReactNode;
  readonly error: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id} id={labelId(id)}>
        {label}
      </label>
      <FieldHint hint={hint} id={id} />
      {children}
      <FieldError error={error} id={id} />
    </div>
  );
}

/** How to fill in a field, between its label and its control. */
export function FieldHint({
  id,
  hint,
}: {
  readonly id: string;
  readonly hint: ReactNode;
}): ReactNode {
  if (hint === undefined) return null;
  return (
    <p className={styles.hint} id={hintId(id)}>
      {hint}
    </p>
  );
}

/** The error of a field, with the icon that says without colour that something is wrong. */
export function FieldError({
  id,
  error,
}: {
  readonly id: string;
  readonly error: ReactNode;
}): ReactNode {
  if (error === undefined) return null;
  return (
    <p className={styles.error} id={errorId(id)}>
      <ErrorIcon />
      <span>{error}</span>
    </p>
  );
}

export function labelId(id: string): string {
  return `${id}-label`;
}

export function noteId(id: string): string {
  return `${id}-note`;
}

function hintId(id: string): string {
  return `${id}-hint`;
}

function errorId(id: string): string {
  return `${id}-error`;
}
