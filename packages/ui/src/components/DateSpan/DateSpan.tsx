import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';

import { label as labelStyle } from '../../private/fieldFrame.css.ts';
import { FieldHint, fieldAttributes, labelId } from '../../private/fieldFrame.tsx';
import { durations } from '../../theme/tokens.ts';
import { DateField } from '../DateField/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import * as styles from './DateSpan.css.ts';
import { type DateSpanValue, isSameSpan, isUsable, limitsOfBounds } from './spanRules.ts';

export interface DateSpanProps {
  /** What the span is about. Seen above both fields, and said before each. */
  readonly label: string;
  /** How to give it. Below the label. */
  readonly hint?: string | undefined;
  /** The two days. */
  readonly value: DateSpanValue;
  /** Called with both days at every change, also while one of them is wrong. */
  readonly onChange: (value: DateSpanValue) => void;
  /** Called half a second after the last change, with a span that can be used (row K11). */
  readonly onSettledChange?: ((value: DateSpanValue) => void) | undefined;
  /** First day of all that can be chosen. */
  readonly min?: string | undefined;
  /** Last day of all that can be chosen. */
  readonly max?: string | undefined;
  /**
   * The form is being sent: the days can be read but not changed.
   * @default false
   */
  readonly isLocked?: boolean | undefined;
  /**
   * Where an error summary leads: the first of the two fields.
   * @default one of its own
   */
  readonly id?: string | undefined;
}

/** From a day to a day. Each bound limits the other, in the browser's calendar and in words. */
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

/** Tells a span that has rested, once, whoever changed it. A year is typed in four changes; none of the first three counts. */
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
