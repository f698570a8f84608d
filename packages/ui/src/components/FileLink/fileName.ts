/** Splits a file name at its last dot. The extension is in lower case; a name without a dot has none. */
export function splitFileName(name: string): { readonly stem: string; readonly extension: string } {
  const dot = name.lastIndexOf('.');
  if (dot < 0) return { stem: name, extension: '' };
  return { stem: name.slice(0, dot), extension: name.slice(dot + 1).toLowerCase() };
}

/** What is shown after a file's name: its type, unless the name ends with it, and its size. */
export function fileDetails(
  name: string,
  extension: string | undefined,
  size: string | undefined,
): string | undefined {
  const type = extension?.replace(/^\./u, '').toLowerCase();
  const isTypeInName = splitFileName(name).extension === type;
  const details = [isTypeInName || type === '' ? undefined : type, size];
  const known = details.filter((one) => one !== undefined);
  return known.length === 0 ? undefined : known.join(', ');
}
