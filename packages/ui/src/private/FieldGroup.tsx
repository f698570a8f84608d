'use client';

import type { ReactNode } from 'react';

import { classNames } from './classNames.ts';
import { label as labelStyle } from './fieldFrame.css.ts';
import { FieldError, FieldHint, fieldAttributes, labelId } from './fieldFrame.tsx';
import * as styles from './fieldGroup.css.ts';
import { given } from './given.ts';
import { useErrorAnnounced } from './useErrorAnnounced.ts';

interface FieldGroupProps {
  /** Makes the ids of label, hint and error. It is not the id of an element. */
  readonly id: string;
  /** The `id` of the first control, which an error summary links to. */
  readonly controlId: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** A group of radio buttons says itself whether it is required and invalid. */
  readonly role?: 'radiogroup' | undefined;
  readonly isRequired?: boolean | undefined;
  /** Called when focus leaves the group. */
  readonly onBlur?: (() => void) | undefined;
  /** The props of the field: the group takes its `data-*` and `aria-*`. */
  readonly field: object;
  readonly children: ReactNode;
}

/** Label, hint, controls and error of a field with several controls, in reading order. The error is announced when it appears. */
export function FieldGroup({
  id,
  controlId,
  label,
  hint,
  error,
  role,
  isRequired = false,
  onBlur,
  field,
  children,
}: FieldGroupProps): ReactNode {
  const attributes = fieldAttributes(id, { hint, error }, field);
  const noticeFocus = useErrorAnnounced(controlId, error);
  const isRadioGroup = role === 'radiogroup';
  return (
    <fieldset
      {...given(field)}
      aria-describedby={attributes['aria-describedby']}
      aria-invalid={isRadioGroup ? attributes['aria-invalid'] : undefined}
      aria-labelledby={labelId(id)}
      aria-required={(isRadioGroup && isRequired) || undefined}
      className={styles.group}
      role={role}
    >
      <legend
        className={classNames(labelStyle, hint !== undefined && styles.aboveHint)}
        id={labelId(id)}
      >
        {label}
      </legend>
      <FieldHint hint={hint} id={id} />
      <div
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
        }}
        onFocus={noticeFocus}
      >
        {children}
      </div>
      <FieldError error={error} id={id} />
    </fieldset>
  );
}
