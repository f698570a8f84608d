/** One option of a field. */
export interface Option<Value extends string> {
  /** The value in code. */
  readonly value: Value;
  /** The text on screen. */
  readonly label: string;
}

/** One option of a group of options that are all in view. */
export interface OptionWithHint<Value extends string> extends Option<Value> {
  /** What the option means, below its label and read after it. */
  readonly hint?: string | undefined;
}
