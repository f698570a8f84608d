/** One option of a field. */
export interface Option<Value extends string> {
  /** The value in code. */
  readonly value: Value;
  /** The text on screen. */
  readonly label: string;
}
