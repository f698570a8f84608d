'use client';

import { type ReactNode, useState } from 'react';

import { ErrorIcon } from '../components/Icon/index.ts';
import * as styles from './fieldFrame.css.ts';
import { given } from './given.ts';
import { unbroken } from './unbroken.tsx';
import { useErrorAnnounced } from './useErrorAnnounced.ts';
import { usePressed } from './usePressed.ts';

/** The props of every field. */
export interface FieldProps {
  /** The label. Always visible above the field, and its accessible name. */
  readonly label: string;
  /** A hint below the label, read after it. */
  readonly hint?: string | undefined;
  /** What is wrong and how to correct it. Marks the field as invalid and is read with it. */
  readonly error?: string | undefined;
  /**
   * Tells assistive technology that a value is required. An optional field says so in its label.
   * @default false
   */
  readonly isRequired?: boolean | undefined;
  /**
   * The form is being sent: the field can be read and focused, but not changed.
   * @default false
   */
  readonly isLocked?: boolean | undefined;
  /**
   * The `id` that an error summary links to.
   * @default a generated id
   */
  readonly id?: string | undefined;
  /** The name of the value in a form that the browser sends. */
  readonly name?: string | undefined;
}

/** Ties a field's control to its hint and its error. */
export interface FieldAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** What describes a control. */
export type FieldDescriptions = Pick<FieldProps, 'hint' | 'error'> & {
  /** The ids of what stands between hint and error: a limit, a unit. */
  readonly notes?: readonly (string | undefined)[] | undefined;
};

/**
 * The attributes of the control: those among `props` that the application gave, and what describes it. The hint always
 * comes before the error: the reading order must not change with the state.
 */
export function fieldAttributes(
  id: string,
  { hint, notes = [], error }: FieldDescriptions,
  props: object = {},
): FieldAttributes {
  const others = given(props);
  const described = [
    others['aria-describedby'],
    hint === undefined ? undefined : hintId(id),
    ...notes,
    error === undefined ? undefined : errorId(id),
  ].filter((one) => one !== undefined);
  return {
    ...others,
    id,
    'aria-describedby': described.join(' ') || undefined,
    'aria-invalid': error === undefined ? undefined : true,
  };
}

/** Label, hint, control and error of a field, in reading order. The error is announced when it appears. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  drawnError = error,
  announcedError = error,
  children,
}: {
  readonly id: string;
  readonly label: ReactNode;
  readonly hint: ReactNode;
  readonly error: string | undefined;
  /** The error as it is drawn, if not as a plain text. */
  readonly drawnError?: ReactNode;
  /** The error as it is announced, if it does not say by itself which field it is about. */
  readonly announcedError?: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const noticeFocus = useErrorAnnounced(id, announcedError);
  return (
    <div className={styles.field} onFocus={noticeFocus}>
      <label className={styles.label} htmlFor={id} id={labelId(id)}>
        {label}
      </label>
      <FieldHint hint={hint} id={id} />
      {children}
      <FieldError error={drawnError} id={id} />
    </div>
  );
}

/** The hint of a field, between its label and its control. */
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

/**
 * The error of a field, with an icon so that it does not rely on colour. It comes and goes only while no pointer is pressed:
 * an error that appears as focus leaves the field would move the pressed button away.
 */
export function FieldError({
  id,
  error,
}: {
  readonly id: string;
  readonly error: ReactNode;
}): ReactNode {
  const isPressed = usePressed();
  const [shown, setShown] = useState(error);
  if (!isPressed && shown !== error) setShown(error);
  if (shown === undefined) return null;
  return (
    <p className={styles.error} id={errorId(id)}>
      <ErrorIcon />
      <span>{unbroken(shown)}</span>
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

export function errorId(id: string): string {
  return `${id}-error`;
}
