/** A failure that the user can fix: only its message is printed. */
export class PlainError extends Error {
  override readonly name = 'PlainError';
}

/** The printed form of an error. Only an unexpected error has a stack. */
export function describeError(error: unknown): string {
  if (error instanceof PlainError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
