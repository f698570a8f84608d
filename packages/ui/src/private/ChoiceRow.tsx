import type { ReactNode } from 'react';

import * as styles from './choice.css.ts';
import { classNames } from './classNames.ts';
import { FieldHint } from './fieldFrame.tsx';

interface ChoiceRowProps {
  /** The `id` of the control. */
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: string | undefined;
  /** Shown after the label on the same line, but not part of it. */
  readonly after?: ReactNode;
  /** The native control and what is drawn over it. */
  readonly children: ReactNode;
  /** The width of the control. */
  readonly controlClass: string;
  readonly rowClass?: string | false | undefined;
  readonly hasError?: boolean | undefined;
}

/** A control with its label and its hint beside it: one option of a group, a checkbox, a switch. */
export function ChoiceRow({
  id,
  label,
  hint,
  after,
  children,
  controlClass,
  rowClass,
  hasError = false,
}: ChoiceRowProps): ReactNode {
  return (
    <div className={classNames(styles.row, rowClass)} data-state={hasError ? 'error' : undefined}>
      <span className={controlClass}>{children}</span>
      <div className={styles.words}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {after === undefined ? null : <> {after}</>}
        <FieldHint hint={hint} id={id} />
      </div>
    </div>
  );
}
