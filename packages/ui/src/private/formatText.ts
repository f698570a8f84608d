/**
 * Replaces `{name}` in a text of `UiTexts` with a value. A name without a value stays visible, so that a test finds it.
 */
export function formatText(
  text: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return text.replaceAll(/\{(\w+)\}/gu, (placeholder, name: string) => {
    const value = values[name];
    return value === undefined ? placeholder : String(value);
  });
}
