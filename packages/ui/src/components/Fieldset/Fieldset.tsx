'use client';

import { type ReactNode, useId } from 'react';

import { classNames } from '../../private/classNames.ts';
import { FieldError, FieldHint, fieldAttributes } from '../../private/fieldFrame.tsx';
import { group } from '../../private/fieldGroup.css.ts';
import { useErrorAnnounced } from '../../private/useErrorAnnounced.ts';
import { form } from '../Form/Form.css.ts';
import { heading, size } from '../Heading/Heading.css.ts';
import * as styles from './Fieldset.css.ts';

export interface FieldsetProps {
  /** What the fields are together: "Adress". The name of the group, read when focus enters it. */
  readonly legend: string;
  /**
   * Makes the legend a heading too, one below the heading of the section that contains the form.
   * @default none
   */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** A hint below the legend, read after it. */
  readonly hint?: string | undefined;
  /** What is wrong with the fields together: "Fyll i gata eller box." What is wrong with one field is that field's error. */
  readonly error?: string | undefined;
  /**
   * The `id` that an error summary links to when the fields together are wrong. Focus is then on the group.
   * @default a generated id
   */
  readonly id?: string | undefined;
  /** The fields. The group sets the distance between them. */
  readonly children: ReactNode;
}

/** Groups fields under one legend, with one hint and one error about them together. */
export function Fieldset({
  legend,
  headingLevel,
  hint,
  error,
  id,
  children,
  ...given
}: FieldsetProps): ReactNode {
  const ownId = useId();
  const groupId = id ?? ownId;
  const noticeFocus = useErrorAnnounced(groupId, error);
  const Words = headingLevel === undefined ? 'span' : (`h${headingLevel}` as const);
  const { 'aria-invalid': _, ...attributes } = fieldAttributes(groupId, { hint, error }, given);
  return (
    <fieldset
      {...attributes}
      className={group}
      // Only then does a link of an error summary lead here. A press between the fields moves no focus otherwise.
      tabIndex={error === undefined ? undefined : -1}
    >
      <legend className={styles.headingFont}>
        <Words className={classNames(heading, size.h3)}>{legend}</Words>
      </legend>
      <FieldHint hint={hint} id={groupId} />
      <FieldError error={error} id={groupId} />
      <div className={classNames(form, styles.fields)} onFocus={noticeFocus}>
        {children}
      </div>
    </fieldset>
  );
}
