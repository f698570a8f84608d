'use client';

import { type ReactNode, type Ref, useId } from 'react';

import { ChoiceRow } from '../../private/ChoiceRow.tsx';
import { FieldError, type FieldProps, fieldAttributes } from '../../private/fieldFrame.tsx';
import { useErrorAnnounced } from '../../private/useErrorAnnounced.ts';
import { tickOf, useEarlyEntry } from '../../private/useEarlyEntry.ts';
import { useFieldValue, type ValueProps } from '../../private/useFieldValue.ts';
import { CheckIcon } from '../Icon/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import * as styles from './Switch.css.ts';

export type SwitchProps = Omit<FieldProps, 'isRequired'> & {
  /** Called when focus leaves the switch. */
  readonly onBlur?: (() => void) | undefined;
  /** Lets other code focus the switch. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
} & ValueProps<boolean>;

/** A setting that is on or off and counts as soon as the user changes it. A form gets `on`, or nothing while it is off. */
export function Switch({
  label,
  hint,
  error,
  isLocked = false,
  id,
  name,
  onBlur,
  ref,
  ...held
}: SwitchProps): ReactNode {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const texts = useUiTexts();
  const [isOn, change] = useFieldValue<boolean>(held, { id: fieldId, empty: false });
  useEarlyEntry(fieldId, tickOf, report);
  const noticeFocus = useErrorAnnounced(fieldId, error);
  function report(next: boolean): void {
    if (!isLocked) change(next);
  }
  return (
    <div className={styles.field} onFocus={noticeFocus}>
      <ChoiceRow
        after={
          // The switch says its state itself; a screen reader would read the word twice.
          <span aria-hidden="true" className={styles.states}>
            <span className={styles.state} data-state={isOn ? 'shown' : 'other'}>
              {texts.switchOn}
            </span>
            <span className={styles.state} data-state={isOn ? 'other' : 'shown'}>
              {texts.switchOff}
            </span>
          </span>
        }
        controlClass={styles.control}
        hint={hint}
        id={fieldId}
        label={label}
      >
        <input
          {...fieldAttributes(fieldId, { hint, error }, held)}
          // A checkbox cannot be read-only, and `disabled` would drop focus.
          aria-disabled={isLocked || undefined}
          checked={isOn}
          className={styles.switchTrack}
          data-state={isLocked ? 'locked' : undefined}
          name={name}
          onBlur={onBlur}
          onChange={(event) => {
            report(event.target.checked);
          }}
          ref={ref}
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked
          role="switch"
          type="checkbox"
        />
        <span className={styles.thumb}>
          <span className={styles.tick}>
            <CheckIcon />
          </span>
        </span>
      </ChoiceRow>
      <FieldError error={error} id={fieldId} />
    </div>
  );
}
