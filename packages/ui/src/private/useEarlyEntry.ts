'use client';

import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/**
 * Takes what the user has entered in the server’s page before the script ran. React reports nothing of it and sets the
 * control back to the field’s value when it draws the field again.
 */
export function useEarlyEntry<Entry>(
  /** The `id` of the control. */
  id: string,
  /** What has been entered in the control, and `undefined` if it is as the field drew it. */
  read: (control: Element) => Entry | undefined,
  take: (entry: Entry) => void,
): void {
  const find = (): Element | null =>
    typeof document === 'undefined' ? null : document.getElementById(id);
  const [control] = useState(find);
  // Read while the field is first drawn, because React sets a text area with a value back before any effect.
  const [early] = useState(() => (control === null ? undefined : read(control)));
  // React runs the effect again when a hidden field is shown again. The user has written on by then.
  const isTaken = useRef(false);
  const takeEarly = useEffectEvent(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    // Another field with the same `id` may have stood here before. Only the server's own control counts.
    if (early === undefined || control === null || control !== find()) return;
    // The user may have written on meanwhile.
    const now = read(control);
    take(now === undefined ? early : now);
  });
  useLayoutEffect(() => {
    takeEarly();
  }, []);
}

/** The text of a control, if the user has changed it. */
export function textOf(control: Element): string | undefined {
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return isText && control.value !== control.defaultValue ? control.value : undefined;
}

/** Whether a box is checked, if the user has changed it. */
export function tickOf(control: Element | null): boolean | undefined {
  const isBox = control instanceof HTMLInputElement;
  return isBox && control.checked !== control.defaultChecked ? control.checked : undefined;
}
