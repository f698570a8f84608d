'use client';

import { type ReactNode, type Ref, useState } from 'react';

import { focusField } from '../../private/focusField.ts';
import { foundError } from '../../private/foundError.ts';
import { ErrorSummary, type FieldFault } from '../ErrorSummary/index.ts';
import * as styles from './Form.css.ts';

export type FormProps = {
  /**
   * The fields, and the button that sends: `<Button type="submit">`. The form sets the distance between them and makes
   * each as wide as itself; in an `Inline` a button is as wide as its words.
   */
  readonly children: ReactNode;
  /**
   * What is wrong, in the order of the fields. Shown as an `ErrorSummary` above them, which takes focus after each
   * attempt to send. Give each field its `error` too.
   * @default none
   */
  readonly faults?: readonly FieldFault[] | undefined;
  /**
   * Level of the summary's heading, one below the heading of the section that contains the form.
   * @default 2
   */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /**
   * The form is being sent or checked. It is not sent a second time meanwhile, and focus waits for the answer.
   * @default false
   */
  readonly isPending?: boolean | undefined;
  /** The `id` of the form. */
  readonly id?: string | undefined;
  /** Lets other code reset the form. */
  readonly ref?: Ref<HTMLFormElement> | undefined;
} & (
  | {
      /**
       * Called when the user sends the form, with what its fields hold by their `name`. The page stays. A form is not
       * sent while a field shows an error that it found itself, such as a date after `max` or a refused file: that field
       * takes focus. Check what was sent all the same.
       */
      readonly onSubmit: (data: FormData) => void;
      readonly action?: undefined;
    }
  | {
      /**
       * A React action, for instance of `useActionState`. React resets the form after it: fields that hold their value
       * go back to `defaultValue`.
       */
      readonly action: (data: FormData) => void | Promise<void>;
      readonly onSubmit?: undefined;
    }
);

/**
 * A form that says itself what is wrong. The browser's own messages are off: they vanish, cover the page and are not in
 * the page's words.
 */
export function Form({
  children,
  faults = [],
  headingLevel,
  isPending = false,
  id,
  ref,
  onSubmit,
  action,
  ...given
}: FormProps): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState(0);
  const [wasPending, setWasPending] = useState(isPending);

  // While an answer is on its way, the summary still shows the errors of the last attempt and must not take focus.
  if (!isPending && answered !== attempt) setAnswered(attempt);
  if (wasPending !== isPending) {
    setWasPending(isPending);
    // A form that was not pending at once has moved focus too early.
    if (!isPending) setAttempt(attempt + 1);
  }

  return (
    <form
      {...given}
      action={action}
      className={styles.form}
      id={id}
      noValidate
      onSubmit={(event) => {
        // React also passes on what is sent by another form, in a dialog that is mounted in this one.
        if (event.target !== event.currentTarget) return;
        const fieldInError = event.currentTarget.querySelector<HTMLElement>(foundError);
        if (action === undefined || isPending || fieldInError !== null) event.preventDefault();
        if (isPending) return;
        if (fieldInError !== null) {
          focusField(fieldInError);
          return;
        }
        setAttempt(attempt + 1);
        onSubmit?.(new FormData(event.currentTarget, event.nativeEvent.submitter));
      }}
      ref={ref}
    >
      <ErrorSummary attempt={answered} faults={faults} headingLevel={headingLevel} />
      {children}
    </form>
  );
}
