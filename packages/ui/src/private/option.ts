/** One thing to choose in a field. */
export interface Option<Value extends string> {
  /** What the choice is in code. */
  readonly value: Value;
  /** What it is called on screen. */
  readonly label: string;
}
