/** A fault as a careful attacker would plant it: in one file, one text becomes another. */
export type Fault = {
  /** From the root of the repository. */
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** What the customer would see, or what would go wrong without anybody seeing it. */
  readonly seen: string;
  /** The compiler finds a fault in types, the tests find all others. @default 'tests' */
  readonly foundBy?: 'compiler';
};

/** How often the text of the fault stands in the file. */
export function timesFound(content: string, { find }: Pick<Fault, 'find'>): number {
  return content.split(find).length - 1;
}

/** The content with the fault in it. */
export function withFault(content: string, { find, replace }: Fault): string {
  return content.replace(find, () => replace);
}
