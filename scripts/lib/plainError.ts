/** A failure that the person at the keyboard can do something about: shown as its message alone. */
export class PlainError extends Error {
  override readonly name = 'PlainError';
}
