/**
 * The file name of a Content-Disposition header (RFC 6266): `filename*` in UTF-8 if it is valid, otherwise `filename`.
 * Folders are removed, so that a name can never point to another place.
 */
export function fileNameOf(header: string): string | null {
  const name = extendedName(header) ?? plainName(header);
  const withoutFolders = name?.split(/[/\\]/u).at(-1)?.trim() ?? '';
  return withoutFolders === '' ? null : withoutFolders;
}

function extendedName(header: string): string | null {
  const encoded = /(?:^|;)\s*filename\*\s*=\s*UTF-8'[^']*'(?<name>[^;\s]+)/iu.exec(header)
    ?.groups?.['name'];
  if (encoded === undefined) return null;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}

function plainName(header: string): string | null {
  const { quoted, bare } =
    /(?:^|;)\s*filename\s*=\s*(?:"(?<quoted>(?:[^"\\]|\\.)*)"|(?<bare>[^;\s]+))/iu.exec(header)
      ?.groups ?? {};
  return quoted?.replaceAll(/\\(.)/gu, '$1') ?? bare ?? null;
}
