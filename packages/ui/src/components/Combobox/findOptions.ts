interface Named {
  readonly label: string;
}

/**
 * The options with every word of the text, in any order. Those that begin with the text come first: who types "Lund" means Lund,
 * not Oskarslund.
 */
export function findOptions<One extends Named>(
  options: readonly One[],
  text: string,
): readonly One[] {
  const sought = comparable(text);
  const words = sought.split(' ');
  const found = options
    .map((option) => ({ option, label: comparable(option.label) }))
    .filter(({ label }) => words.every((word) => label.includes(word)));
  const isFirst = ({ label }: Named): boolean => label.startsWith(sought);
  return [...found.filter(isFirst), ...found.filter((one) => !isFirst(one))].map(
    ({ option }) => option,
  );
}

/** The option that the text names in full. */
export function optionNamed<One extends Named>(
  options: readonly One[],
  text: string,
): One | undefined {
  const sought = comparable(text);
  return options.find(({ label }) => comparable(label) === sought);
}

function comparable(text: string): string {
  return text.normalize().replaceAll(/\s+/gu, ' ').trim().toLowerCase();
}
