/** Selects the controls that have found an error themselves, also where they show the application's words for it. */
export const foundError = '[data-found-error]';

/** Marks such a control, so that a `Form` is not sent while it has found one. */
export function markFoundError(isFound: boolean): {
  readonly 'data-found-error': true | undefined;
} {
  return { 'data-found-error': isFound || undefined };
}
