'use client';

import { useEffect, useEffectEvent, useState } from 'react';

/** Who holds the value of a field: the application (`value`), or the field itself (`defaultValue`). */
export type ValueProps<Value, Next extends Value = Value> =
  | {
      /** The value. The field shows another one when the application passes it. */
      readonly value: Value;
      readonly defaultValue?: undefined;
      /** Called with the new value at every change by the user. */
      readonly onValueChange: (value: Next) => void;
    }
  | {
      readonly value?: undefined;
      /**
       * The value at first, and again after the form is reset. The field holds its value itself.
       * @default empty
       */
      readonly defaultValue?: Next | undefined;
      /** Called with the new value at every change by the user, and when the form is reset. */
      readonly onValueChange?: ((value: Next) => void) | undefined;
    };

interface FieldValueOptions<Value, Next extends Value> {
  /** The `id` of an element of the field. */
  readonly id: string;
  /** The value of an empty field. */
  readonly empty: Next;
  /** Called with the value after the form is reset, for what else the field remembers. */
  readonly onReset?: ((value: Value) => void) | undefined;
}

/**
 * The value of a field and the function that changes it, whoever holds it.
 *
 * Follows the form's reset, which React also does after a form action: a field that holds its value goes back to
 * `defaultValue`; the other keeps what the application says.
 */
export function useFieldValue<Value, Next extends Value = Value>(
  { value, defaultValue, onValueChange }: ValueProps<Value, Next>,
  { id, empty, onReset: resetMore }: FieldValueOptions<Value, Next>,
): readonly [Value, (value: Next) => void] {
  const first = defaultValue ?? empty;
  const [own, setOwn] = useState<{ readonly value: Value }>({ value: first });
  const current = value === undefined ? own.value : value;

  const restore = useEffectEvent(() => {
    // A new object draws the field again in any case, because the browser has changed what it shows.
    setOwn({ value: first });
    resetMore?.(value === undefined ? first : value);
    if (value === undefined && own.value !== first) onValueChange?.(first);
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function onReset(event: Event): void {
      const field = document.getElementById(id);
      if (event.defaultPrevented || !(event.target instanceof Node)) return;
      if (!event.target.contains(field)) return;
      // The browser resets its fields after this event.
      timer = setTimeout(() => {
        restore();
      });
    }
    document.addEventListener('reset', onReset);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('reset', onReset);
    };
  }, [id]);

  function change(next: Next): void {
    // Also when the application holds the value: the field is drawn again, and so shows it if the application refuses.
    setOwn({ value: next });
    onValueChange?.(next);
  }
  return [current, change];
}
