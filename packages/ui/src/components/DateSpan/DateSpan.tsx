import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';

import { label as labelStyle } from '../../private/fieldFrame.css.ts';
import { FieldHint, fieldAttributes, labelId } from '../../private/fieldFrame.tsx';
import { durations } from '../../theme/tokens.ts';
import { DateField } from '../DateField/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import * as styles from './DateSpan.css.ts';
import { type DateSpanValue, isSameSpan, isUsable, limitsOfBounds } from './spanRules.ts';

export interface DateSpanProps {
  /** The label of the span. Shown above both fields and read before each. */
  readonly label: string;
  /** A hint below the label. */
  readonly hint?: string | undefined;
  /** The first and the last date. */
  readonly value: DateSpanValue;
  /** Called with both dates at every change, also while one of them is wrong. */
  readonly onChange: (value: DateSpanValue) => void;
  /** Called half a second after the last change, if the span is valid (row K11). */
  readonly onSettledChange?: ((value: DateSpanValue) => void) | undefined;
  /** First date that can be chosen in either field. */
  readonly min?: string | undefined;
  /** Last date that can be chosen in either field. */
  readonly max?: string | undefined;
  /**
   * The form is being sent: the dates can be read but not changed.
   * @default false
   */
  readonly isLocked?: boolean | undefined;
  /**
   * The `id` of the first field, the target of a link in an error summary.
   * @default a generated id
   */
  readonly id?: string | undefined;
}

/** A first and a last date. Each limits the other, in the browser's calendar and in the hint. */
export function DateSpan({
  label,
  hint,
  value,
  onChange,
  onSettledChange,
  min,
  max,
  isLocked,
  id,
}: DateSpanProps): ReactNode {
  const ownId = useId();
  const texts = useUiTexts();
  const bounds = limitsOfBounds(value, { min, max });
  useSettled(value, isUsable(value, { min, max }), onSettledChange);
  return (
    <fieldset
      aria-describedby={fieldAttributes(ownId, { hint })['aria-describedby']}
      aria-labelledby={labelId(ownId)}
      className={styles.span}
    >
      <div>
        <p className={labelStyle} id={labelId(ownId)}>
          {label}
        </p>
        <FieldHint hint={hint} id={ownId} />
      </div>
      <div className={styles.fields}>
        <DateField
          {...bounds.from}
          id={id}
          isLocked={isLocked}
          label={texts.dateFrom}
          onChange={(from) => {
            onChange({ ...value, from });
          }}
          value={value.from}
        />
        <DateField
          {...bounds.to}
          isLocked={isLocked}
          label={texts.dateTo}
          onChange={(to) => {
            onChange({ ...value, to });
          }}
          value={value.to}
        />
      </div>
    </fieldset>
  );
}

/**
 * Reports a changed span once it has been stable for a while. Typing a year makes four changes, and the first three
 * years are meaningless.
 */
function useSettled(
  { from, to }: DateSpanValue,
  isReady: boolean,
  onSettledChange: ((value: DateSpanValue) => void) | undefined,
): void {
  const told = useRef<DateSpanValue>({ from, to });
  const tell = useEffectEvent((span: DateSpanValue): void => {
    if (!isReady || isSameSpan(told.current, span)) return;
    told.current = span;
    onSettledChange?.(span);
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      tell({ from, to });
    }, durations.settle);
    return () => {
      clearTimeout(timer);
    };
  }, [from, to]);
}
