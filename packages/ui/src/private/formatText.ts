/** Puts values where a text of `UiTexts` says `{name}`. A name without a value stays, so that it is seen in a test. */
export function formatText(
  text: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return text.replaceAll(/\{(\w+)\}/gu, (placeholder, name: string) => {
    const value = values[name];
    return value === undefined ? placeholder : String(value);
  });
}
