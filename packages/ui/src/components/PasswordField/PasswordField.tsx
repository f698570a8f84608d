'use client';

import { type ReactNode, type Ref, useEffect, useState } from 'react';

import { classNames } from '../../private/classNames.ts';
import { control, lineWidth } from '../../private/fieldFrame.css.ts';
import { FieldFrame, type FieldProps } from '../../private/fieldFrame.tsx';
import { textOf, useEarlyEntry } from '../../private/useEarlyEntry.ts';
import { useField } from '../../private/useField.ts';
import type { ValueProps } from '../../private/useFieldValue.ts';
import { Button } from '../Button/index.ts';
import { useAnnounce, useUiTexts } from '../UiProvider/contexts.ts';
import * as styles from './PasswordField.css.ts';

export type PasswordFieldProps = FieldProps & {
  /** Tells the browser and password managers whether to fill in a known password or to suggest a new one. */
  readonly autoComplete: 'current-password' | 'new-password';
  /**
   * Maximum number of characters. A low one cuts what a password manager fills in.
   * @default none
   */
  readonly maxLength?: number | undefined;
  /** Called when focus leaves the field. */
  readonly onBlur?: (() => void) | undefined;
  /** Lets other code focus the field, for instance the first field in error. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
} & ValueProps<string>;

/** A password, hidden until the user asks to see it. */
export function PasswordField(props: PasswordFieldProps): ReactNode {
  const { label, hint, error, autoComplete, maxLength, onBlur } = props;
  const texts = useUiTexts();
  const announce = useAnnounce();
  const field = useField(props, '');
  const { id, value, change } = field;
  useEarlyEntry(id, textOf, change);
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    // A browser remembers what stands in a plain text field when its form is sent.
    function hide({ target }: Event): void {
      if (target instanceof Node && target.contains(document.getElementById(id))) setIsShown(false);
    }
    document.addEventListener('submit', hide, true);
    return () => {
      document.removeEventListener('submit', hide, true);
    };
  }, [id]);

  return (
    <FieldFrame error={error} hint={hint} id={id} label={label}>
      <div className={classNames(styles.row, lineWidth)}>
        <input
          {...field.attributes()}
          autoCapitalize="none"
          autoComplete={autoComplete}
          className={classNames(control, styles.input)}
          maxLength={maxLength}
          onBlur={onBlur}
          onChange={(event) => {
            change(event.target.value);
          }}
          readOnly={field.isLocked}
          spellCheck={false}
          type={isShown ? 'text' : 'password'}
          value={value}
        />
        <Button
          context={label}
          onClick={() => {
            setIsShown(!isShown);
            announce(isShown ? texts.passwordHidden : texts.passwordShown);
          }}
          size="small"
          variant="quiet"
        >
          {isShown ? texts.hidePassword : texts.showPassword}
        </Button>
      </div>
    </FieldFrame>
  );
}
