'use client';

import { type Ref, useId } from 'react';

import { type FieldAttributes, type FieldDescriptions, fieldAttributes } from './fieldFrame.tsx';
import { useFieldValue, type ValueProps } from './useFieldValue.ts';

type Props<Control> = FieldDescriptions & {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly isRequired?: boolean | undefined;
  readonly isLocked?: boolean | undefined;
  readonly ref?: Ref<Control> | undefined;
};

interface ControlAttributes<Control> extends FieldAttributes {
  readonly 'aria-required': true | undefined;
  readonly 'data-state': 'locked' | undefined;
  readonly name: string | undefined;
  readonly ref: Ref<Control> | undefined;
}

interface Field<Value, Control> {
  readonly id: string;
  readonly value: Value;
  readonly change: (value: Value) => void;
  readonly isLocked: boolean;
  /** The attributes of the control; the argument names the descriptions that are not those of the props. */
  readonly attributes: (descriptions?: FieldDescriptions) => ControlAttributes<Control>;
}

/** What every field with one control has: its id, its value, and the attributes of the control. */
export function useField<Value, Control>(
  props: Props<Control> & ValueProps<Value>,
  empty: Value,
  onReset?: (value: Value) => void,
): Field<Value, Control> {
  const ownId = useId();
  const { id = ownId, name, isRequired = false, isLocked = false, ref } = props;
  const [value, change] = useFieldValue(props, { id, empty, onReset });
  return {
    id,
    value,
    change,
    isLocked,
    attributes: (descriptions) => ({
      ...fieldAttributes(id, { ...props, ...descriptions }, props),
      'aria-required': isRequired || undefined,
      'data-state': isLocked ? 'locked' : undefined,
      name,
      ref,
    }),
  };
}
