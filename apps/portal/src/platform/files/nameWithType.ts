/** Adds the file type to a name that lacks it: computers choose the program by the ending (row Z11). */
export function nameWithType(name: string, extension: string | null): string {
  const type = extension?.replace(/^\./u, '') ?? '';
  const hasType = name.toLowerCase().endsWith(`.${type.toLowerCase()}`);
  return type === '' || hasType ? name : `${name}.${type}`;
}
