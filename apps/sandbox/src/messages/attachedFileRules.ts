import { messageLimits } from '@mina-sidor/api-client/contract';

/** The properties of a file that the rules read. */
export interface FileFacts {
  readonly fileName: string;
  /** From the sender; `application/octet-stream` if unknown. */
  readonly mediaType: string;
  /** In bytes. */
  readonly size: number;
}

/** Types that may be attached (row A01), by their extensions. */
const mediaTypes = new Map([
  ['pdf', 'application/pdf'],
  ['doc', 'application/msword'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
]);

const unknownType = 'application/octet-stream';
const forbiddenCharacter = /[/\\:*?"<>|]/u;

/** In lower case, without its dot; empty for a name without one. */
export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase();
}

/** The type that a file of this name has; `null` for one that may not be attached. */
export const mediaTypeOf = (fileName: string): string | null =>
  mediaTypes.get(extensionOf(fileName)) ?? null;

/** The limit that the files of one message break together (rows A06 and A07). */
export function brokenLimit(files: readonly Pick<FileFacts, 'size'>[]): string | null {
  const { files: most, totalFileSize } = messageLimits;
  if (files.length > most) return `there are more than ${most}`;
  const total = files.reduce((sum, { size }) => sum + size, 0);
  return total > totalFileSize
    ? `together they are larger than ${totalFileSize / 1024 / 1024} MB`
    : null;
}

/** Why a file of a message is refused. */
export interface RefusedFile {
  /** Its place among the files as they were sent, from 0. */
  readonly position: number;
  /** A sentence that names the file and its fault. */
  readonly why: string;
}

/** The first file that breaks a rule of its own (rows A01 to A05); `null` when all may be kept. */
export function refusedFile(files: readonly FileFacts[]): RefusedFile | null {
  for (const [position, file] of files.entries()) {
    const broken = brokenRuleOf(file);
    if (broken !== null) return { position, why: `"${readable(file.fileName)}" ${broken}` };
  }
  return null;
}

/** Control characters, and those that turn the direction of what is read after them: "fdp.exe" is shown as "exe.pdf". */
const misleadingCharacter = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

const codePoint = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** The name with its misleading characters written out. */
export const readable = (fileName: string): string =>
  fileName.replaceAll(misleadingCharacter, (sign) => `[${codePoint(sign)}]`);

function brokenRuleOf({ fileName, mediaType, size }: FileFacts): string | null {
  const type = mediaTypeOf(fileName);
  if (type === null) return 'is of a type that cannot be attached';
  if (mediaType !== unknownType && mediaType.toLowerCase() !== type) {
    return 'is sent as another type than its extension says';
  }
  if (size === 0) return 'is empty';
  const stem = fileName.slice(0, fileName.lastIndexOf('.'));
  if ([...stem.normalize()].length > messageLimits.fileName) return 'has a name that is too long';
  const misleading = new Set(fileName.match(misleadingCharacter));
  if (misleading.size > 0) {
    return `has characters in its name that cannot be seen: ${[...misleading].map(codePoint).join(', ')}`;
  }
  if (forbiddenCharacter.test(fileName)) return 'has a character in its name that is forbidden';
  return null;
}
