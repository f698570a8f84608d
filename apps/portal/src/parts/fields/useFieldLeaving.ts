import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Calls `onLeft` when the customer has left a field, so that the field can show its error (row V05).
 *
 * @returns the handler for each field's `onBlur`
 */
export function useFieldLeaving<Field extends string>(
  onLeft: (field: Field) => void,
): (field: Field) => void {
  const [leaving] = useState(createFieldLeaving<Field>);
  const tell = useEffectEvent(onLeft);
  useEffect(() => leaving.watch((field) => tell(field)), [leaving]);
  return leaving.leave;
}

/**
 * Waits until the pointer press that moved focus has ended. An error that appeared between press and release could
 * move the pressed button away from the pointer, and the click would be lost.
 */
export function createFieldLeaving<Field extends string>() {
  const left = new Set<Field>();
  let isPressed = false;
  let tell: (field: Field) => void = () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tellSoon = () => {
    clearTimeout(timer);
    // The click event comes in the same turn as the release; the timer runs after it.
    timer = setTimeout(() => {
      if (isPressed) return;
      for (const field of left) tell(field);
      left.clear();
    });
  };
  const press = () => {
    isPressed = true;
  };
  const release = () => {
    isPressed = false;
    tellSoon();
  };

  return {
    leave: (field: Field) => {
      // The customer has switched to another window and will come back to the same field.
      if (!document.hasFocus()) return;
      left.add(field);
      tellSoon();
    },
    /** @returns a function that stops watching */
    watch: (onLeft: (field: Field) => void) => {
      tell = onLeft;
      const watched = new AbortController();
      const options = { capture: true, signal: watched.signal };
      document.addEventListener('pointerdown', press, options);
      document.addEventListener('pointerup', release, options);
      document.addEventListener('pointercancel', release, options);
      return () => {
        watched.abort();
        clearTimeout(timer);
      };
    },
  };
}
