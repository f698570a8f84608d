/**
 * Why the content is missing. `updated` means that a newer version has been published, which is no error. `unexpected`
 * is an error in the application itself.
 */
export const errorCauses = [
  'offline',
  'server',
  'maintenance',
  'notFound',
  'updated',
  'unexpected',
] as const;

/** Why the content is missing. */
export type ErrorCause = (typeof errorCauses)[number];

/** The text for one cause. */
export interface ErrorWords {
  /** What went wrong. */
  readonly title: string;
  /** What the user can do about it. */
  readonly text?: string | undefined;
}
