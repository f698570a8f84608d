import type { ReactNode } from 'react';

import { ErrorIcon } from '../components/Icon/index.ts';
import * as styles from './fieldFrame.css.ts';

/** What a field's control needs to be tied to its hint and its error (row V15). */
export interface FieldAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** The hint comes before the error, always: the order in which it is read must not change with the state. */
export function fieldAttributes(
  id: string,
  { hint, error }: { readonly hint?: string | undefined; readonly error?: string | undefined },
): FieldAttributes {
  const described = [
    hint === undefined ? undefined : hintId(id),
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
}: {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint === undefined ? null : (
        <p className={styles.hint} id={hintId(id)}>
          {hint}
        </p>
      )}
      {children}
      <FieldError error={error} id={id} />
    </div>
  );
}

/** The error of a field, with the icon that says without colour that something is wrong. */
export function FieldError({
  id,
  error,
}: {
  readonly id: string;
  readonly error: string | undefined;
}): ReactNode {
  if (error === undefined) return null;
  return (
    <p className={styles.error} id={errorId(id)}>
      <ErrorIcon />
      <span>{error}</span>
    </p>
  );
}

function hintId(id: string): string {
  return `${id}-hint`;
}

function errorId(id: string): string {
  return `${id}-error`;
}
