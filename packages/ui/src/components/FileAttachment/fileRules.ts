import { splitFileName } from '../FileLink/fileName.ts';
import { megabyte } from '../FileLink/formatFileSize.ts';

/** The properties of a file that the rules need. A browser's `File` has them all. */
export interface FileFacts {
  readonly name: string;
  /** MIME type; empty if the system does not know it. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** In milliseconds since 1970. */
  readonly lastModified: number;
}

/** Which files may be attached. */
export interface FileLimits {
  /** The allowed MIME types for each extension. Extensions are in lower case, without the dot. */
  readonly types: Readonly<Record<string, readonly string[]>>;
  /** Maximum number of files. */
  readonly count: number;
  /** Maximum total size of all files, in bytes. */
  readonly totalSize: number;
  /** Maximum length of a file name without its extension. */
  readonly nameLength: number;
  /**
   * The only names that are accepted, each as often as it stands here. For a user who chooses the same files again.
   * @default any name
   */
  readonly names?: readonly string[] | undefined;
}

const jpeg = ['image/jpeg'];

/** How many files a message may have, how large they may be, and of which kinds. */
export const fileLimits: FileLimits = {
  types: {
    pdf: ['application/pdf'],
    doc: ['application/msword'],
    docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    jpg: jpeg,
    jpeg,
    png: ['image/png'],
  },
  count: 10,
  totalSize: 50 * megabyte,
  nameLength: 100,
};

/** Why a file is refused, in the order in which the reasons are shown. */
const refusalReasons = [
  'nameUnexpected',
  'type',
  'empty',
  'nameLength',
  'nameCharacters',
  'nameInvisible',
  'totalSize',
  'count',
] as const;

/** Why a file is refused. */
export type RefusalReason = (typeof refusalReasons)[number];

/** One reason and all chosen files that it applies to, so that each message is shown once. */
export interface Refusal {
  readonly reason: RefusalReason;
  readonly fileNames: readonly string[];
}

/** Names that the provider's archive cannot store. */
const forbiddenCharacter = /[/\\:*?"<>|]/u;

/** Control characters, and those that turn the direction of what is read after them: "fdp.exe" is shown as "exe.pdf". */
const invisibleCharacter = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/** The codes of the characters in these names that nobody sees, such as `U+202E`, each once. */
export function invisibleCharacters(fileNames: readonly string[]): readonly string[] {
  const found = fileNames.flatMap((name) => name.match(invisibleCharacter) ?? []);
  return [...new Set(found)].map(
    (sign) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
}

/** The same file was chosen twice. */
export function isSameFile(one: FileFacts, other: FileFacts): boolean {
  return (
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
  );
}

/**
 * Accepts what it can of a new choice and gives the reasons for the rest. A file with several errors is listed under
 * each, so that the user can correct all of them at once. Files count towards the shared limits in the order of the
 * choice.
 */
export function checkFiles<F extends FileFacts>(
  chosen: readonly F[],
  added: readonly F[],
  limits: FileLimits = fileLimits,
): { readonly accepted: readonly F[]; readonly refused: readonly Refusal[] } {
  const accepted: F[] = [];
  const seen = [...chosen];
  const names = new Map<RefusalReason, string[]>();
  let size = totalSize(chosen);
  let namesLeft = limits.names;
  for (const file of added) {
    if (seen.some((one) => isSameFile(one, file))) continue;
    seen.push(file);
    const faults = faultsOf(file, { ...limits, names: namesLeft });
    if (faults.length === 0 && chosen.length + accepted.length >= limits.count)
      faults.push('count');
    else if (faults.length === 0 && size + file.size > limits.totalSize) faults.push('totalSize');
    for (const fault of faults) names.set(fault, [...(names.get(fault) ?? []), file.name]);
    if (faults.length > 0) continue;
    accepted.push(file);
    size += file.size;
    namesLeft = namesLeft?.toSpliced(namesLeft.indexOf(file.name), 1);
  }
  const refused = refusalReasons.flatMap((reason) => {
    const fileNames = names.get(reason);
    return fileNames === undefined ? [] : [{ reason, fileNames }];
  });
  return { accepted, refused };
}

/** The total size of the files, in bytes. */
export function totalSize(files: readonly FileFacts[]): number {
  return files.reduce((sum, file) => sum + file.size, 0);
}

/** What is wrong with a single file. */
function faultsOf(file: FileFacts, limits: FileLimits): RefusalReason[] {
  // What else is wrong with it does not matter: nobody asked for it.
  if (limits.names?.includes(file.name) === false) return ['nameUnexpected'];
  const { stem, extension } = splitFileName(file.name);
  const faults: RefusalReason[] = [];
  if (!isAcceptedType(extension, file.type, limits)) faults.push('type');
  if (file.size === 0) faults.push('empty');
  // Counted as people count: an å may be stored as one character, or as an a and a ring.
  if ([...stem.normalize()].length > limits.nameLength) faults.push('nameLength');
  if (forbiddenCharacter.test(file.name)) faults.push('nameCharacters');
  if (invisibleCharacters([file.name]).length > 0) faults.push('nameInvisible');
  return faults;
}

function isAcceptedType(extension: string, type: string, limits: FileLimits): boolean {
  // `limits.types[extension]` alone would also find inherited properties such as `constructor`.
  if (!Object.hasOwn(limits.types, extension)) return false;
  return type === '' || (limits.types[extension] ?? []).includes(type.toLowerCase());
}
