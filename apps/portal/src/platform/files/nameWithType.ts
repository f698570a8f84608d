/** The name under which a file is saved: computers open it by the type at its end (row Z11). */
export function nameWithType(name: string, extension: string | null): string {
  const type = extension?.replace(/^\./u, '') ?? '';
  const hasType = name.toLowerCase().endsWith(`.${type.toLowerCase()}`);
  return type === '' || hasType ? name : `${name}.${type}`;
}
