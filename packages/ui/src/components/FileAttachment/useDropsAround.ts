import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Takes files that are let go beside the field but in its form: the browser would open them in place of the page, and
 * what has been written would be gone from sight.
 */
export function useDropsAround(
  field: RefObject<HTMLInputElement | null>,
  onFiles: (files: readonly File[]) => void,
): void {
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const form = field.current?.form;
    if (form === null || form === undefined) return undefined;
    const isOurs = ({ target, dataTransfer }: DragEvent): boolean =>
      // A locked field takes no drop, so that one on it is for the form to stop.
      (target !== field.current || field.current?.disabled === true) &&
      dataTransfer?.types.includes('Files') === true;
    const allow = (event: DragEvent): void => {
      if (isOurs(event)) event.preventDefault();
    };
    const drop = (event: DragEvent): void => {
      if (!isOurs(event)) return;
      event.preventDefault();
      take([...(event.dataTransfer?.files ?? [])]);
    };
    form.addEventListener('dragover', allow);
    form.addEventListener('drop', drop);
    return () => {
      form.removeEventListener('dragover', allow);
      form.removeEventListener('drop', drop);
    };
  }, [field]);
}
