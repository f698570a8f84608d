import { splitFileName } from '../FileLink/fileName.ts';
import { megabyte } from '../FileLink/formatFileSize.ts';

/** What the rules read of a file. A browser's `File` has it all. */
export interface FileFacts {
  readonly name: string;
  /** MIME type; empty where the system does not know it. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** In milliseconds since 1970. */
  readonly lastModified: number;
}

export interface FileLimits {
  /** The MIME types that agree with each extension; the extensions in lower case, without their dot. */
  readonly types: Readonly<Record<string, readonly string[]>>;
  /** Greatest number of files. */
  readonly count: number;
  /** Greatest size of all files together, in bytes. */
  readonly totalSize: number;
  /** Greatest length of a name without its extension. */
  readonly nameLength: number;
}

const jpeg = ['image/jpeg'];

/** Rows A01, A04, A06 and A07. */
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

/** Why a file is not taken, in the order in which the reasons are shown. */
const refusalReasons = [
  'type',
  'empty',
  'nameLength',
  'nameCharacters',
  'totalSize',
  'count',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** One reason and all files of a choice that it holds for, so that each message is shown once (row A09). */
export interface Refusal {
  readonly reason: RefusalReason;
  readonly fileNames: readonly string[];
}

/** Names that the provider's archive cannot keep (row A05). */
const forbiddenCharacter = /[/\\:*?"<>|]/u;

/** The same file chosen twice (row A08). */
export function isSameFile(one: FileFacts, other: FileFacts): boolean {
  return (
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
  );
}

/**
 * Takes what can be taken of a new choice and says why not of the rest. A file with several faults is named under each,
 * so that one correction is enough; the limits that files share are reached in the order of the choice.
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
  for (const file of added) {
    if (seen.some((one) => isSameFile(one, file))) continue;
    seen.push(file);
    const faults = faultsOf(file, limits);
    if (faults.length === 0 && chosen.length + accepted.length >= limits.count)
      faults.push('count');
    else if (faults.length === 0 && size + file.size > limits.totalSize) faults.push('totalSize');
    for (const fault of faults) names.set(fault, [...(names.get(fault) ?? []), file.name]);
    if (faults.length > 0) continue;
    accepted.push(file);
    size += file.size;
  }
  const refused = refusalReasons.flatMap((reason) => {
    const fileNames = names.get(reason);
    return fileNames === undefined ? [] : [{ reason, fileNames }];
  });
  return { accepted, refused };
}

/** What the files are together, in bytes. */
export function totalSize(files: readonly FileFacts[]): number {
  return files.reduce((sum, file) => sum + file.size, 0);
}

/** What is wrong with the file by itself. */
function faultsOf(file: FileFacts, limits: FileLimits): RefusalReason[] {
  const { stem, extension } = splitFileName(file.name);
  const faults: RefusalReason[] = [];
  if (!isAcceptedType(extension, file.type, limits)) faults.push('type');
  if (file.size === 0) faults.push('empty');
  // Counted as people count: an å may be stored as one character or as a and a ring.
  if ([...stem.normalize()].length > limits.nameLength) faults.push('nameLength');
  if (forbiddenCharacter.test(file.name)) faults.push('nameCharacters');
  return faults;
}

function isAcceptedType(extension: string, type: string, limits: FileLimits): boolean {
  // Not `limits.types[extension]` alone: `constructor` is a property of every object.
  if (!Object.hasOwn(limits.types, extension)) return false;
  return type === '' || (limits.types[extension] ?? []).includes(type.toLowerCase());
}
