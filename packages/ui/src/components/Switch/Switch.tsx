'use client';

import type { ReactNode, Ref } from 'react';

import { ChoiceRow } from '../../private/ChoiceRow.tsx';
import { FieldError, type FieldProps } from '../../private/fieldFrame.tsx';
import { useErrorAnnounced } from '../../private/useErrorAnnounced.ts';
import { tickOf, useEarlyEntry } from '../../private/useEarlyEntry.ts';
import { useField } from '../../private/useField.ts';
import type { ValueProps } from '../../private/useFieldValue.ts';
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
export function Switch(props: SwitchProps): ReactNode {
  const { label, hint, error, onBlur } = props;
  const field = useField(props, false);
  const { id, value: isOn, change, isLocked } = field;
  const texts = useUiTexts();
  useEarlyEntry(id, tickOf, report);
  const noticeFocus = useErrorAnnounced(id, error);
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
        id={id}
        label={label}
      >
        <input
          {...field.attributes()}
          // A checkbox cannot be read-only, and `disabled` would drop focus.
          aria-disabled={isLocked || undefined}
          checked={isOn}
          className={styles.switchTrack}
          onBlur={onBlur}
          onChange={(event) => {
            report(event.target.checked);
          }}
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
      <FieldError error={error} id={id} />
    </div>
  );
}
