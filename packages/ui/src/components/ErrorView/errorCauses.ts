/**
 * Why the content is not there. `updated` is no fault: there is a newer one. `unexpected` is a fault of the application
 * itself.
 */
export const errorCauses = [
  'offline',
  'server',
  'maintenance',
  'notFound',
  'updated',
  'unexpected',
] as const;
export type ErrorCause = (typeof errorCauses)[number];

/** What is said of one cause. */
export interface ErrorWords {
  /** What went wrong, in the reader's words. */
  readonly title: string;
  /** What to do about it. */
  readonly text?: string | undefined;
}
