/** Selects the controls that show an error which they found themselves, not one that the application gave. */
export const foundError = '[data-found-error]';

/** Marks such a control, so that a `Form` is not sent while it shows its error. */
export function markFoundError(isShown: boolean): {
  readonly 'data-found-error': true | undefined;
} {
  return { 'data-found-error': isShown || undefined };
}
