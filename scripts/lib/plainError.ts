/** A failure that the person at the keyboard can do something about: shown as its message alone. */
export class PlainError extends Error {
  override readonly name = 'PlainError';
}

/** An error as it is printed: a stack only where nobody was meant to see it. */
export function describeError(error: unknown): string {
  if (error instanceof PlainError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
