import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Tells that fields have been left, so that each can say what is wrong with it (row V05).
 *
 * @returns for the `onBlur` of each field
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
 * Tells of fields that have been left for good. It waits until what took the focus is over: an error that appears between
 * press and release moves the button that is being pressed away from under the finger, and the press is lost.
 */
export function createFieldLeaving<Field extends string>() {
  const left = new Set<Field>();
  let isPressed = false;
  let tell: (field: Field) => void = () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tellSoon = () => {
    clearTimeout(timer);
    // After the click, which comes in the same turn as the release.
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
    /** Focus has gone from the field. */
    leave: (field: Field) => {
      // Who looks something up in another window comes back to the same field.
      if (!document.hasFocus()) return;
      left.add(field);
      tellSoon();
    },
    /** @returns ends it */
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
