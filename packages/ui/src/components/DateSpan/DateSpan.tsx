'use client';

import {
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';

import { FieldGroup } from '../../private/FieldGroup.tsx';
import { errorId, type FieldProps, labelId } from '../../private/fieldFrame.tsx';
import { useFieldValue, type ValueProps } from '../../private/useFieldValue.ts';
import { durations } from '../../theme/tokens.ts';
import { DateFieldPart } from '../DateField/DateField.tsx';
import { useUiTexts } from '../UiProvider/contexts.ts';
import * as styles from './DateSpan.css.ts';
import { type DateSpanValue, isSameSpan, isUsable, limitsOfBounds } from './spanRules.ts';

interface OwnProps extends Omit<FieldProps, 'name'> {
  /** The label of the span. Shown above both fields and read before each. */
  readonly label: string;
  /** What is wrong with the span. Marks both fields as invalid and is read with each, after an error of its own. */
  readonly error?: string | undefined;
  /** Called half a second after the last change, if the span is valid. */
  readonly onSettledChange?: ((value: DateSpanValue) => void) | undefined;
  /** First date that can be chosen in either field. */
  readonly min?: string | undefined;
  /** Last date that can be chosen in either field. */
  readonly max?: string | undefined;
  /**
   * The `id` of the first field, the target of a link in an error summary.
   * @default a generated id
   */
  readonly id?: string | undefined;
  /** The names of the first and of the last date in a form that the browser sends, as 2026-11-20. */
  readonly name?: { readonly from: string; readonly to: string } | undefined;
  /** Called when focus leaves both fields. */
  readonly onBlur?: (() => void) | undefined;
  /** Lets other code focus the first field. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

export type DateSpanProps = OwnProps & ValueProps<DateSpanValue>;

const open: DateSpanValue = {};

/**
 * A first and a last date. Each limits the other, in the browser's calendar and in the hint. Changes are reported also
 * while one of the dates is wrong.
 */
export function DateSpan({
  label,
  hint,
  error,
  isRequired,
  onSettledChange,
  min,
  max,
  isLocked,
  id,
  name,
  onBlur,
  ref,
  ...held
}: DateSpanProps): ReactNode {
  const groupId = useId();
  const ownId = useId();
  const fromId = id ?? ownId;
  const texts = useUiTexts();
  const [value, change] = useFieldValue<DateSpanValue>(held, { id: fromId, empty: open });
  // What both fields took from the server's page comes before the span is drawn again.
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  function set(bound: DateSpanValue): void {
    latest.current = { ...latest.current, ...bound };
    change(latest.current);
  }
  const bounds = limitsOfBounds(value, { min, max });
  useSettled(value, isUsable(value, { min, max }), onSettledChange);
  const both = {
    isLocked,
    isRequired,
    groupErrorId: error && errorId(groupId),
    group: { label, labelId: labelId(groupId) },
  };
  return (
    <FieldGroup
      controlId={fromId}
      error={error}
      field={held}
      hint={hint}
      id={groupId}
      label={label}
      onBlur={onBlur}
    >
      <div className={styles.fields}>
        <DateFieldPart
          {...both}
          {...bounds.from}
          id={fromId}
          label={texts.dateFrom}
          name={name?.from}
          onValueChange={(from) => {
            set({ from: from ?? undefined });
          }}
          ref={ref}
          value={value.from ?? null}
        />
        <DateFieldPart
          {...both}
          {...bounds.to}
          label={texts.dateTo}
          name={name?.to}
          onValueChange={(to) => {
            set({ to: to ?? undefined });
          }}
          value={value.to ?? null}
        />
      </div>
    </FieldGroup>
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
