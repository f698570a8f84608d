import { messageLimits } from '@mina-sidor/api-client/contract';

/** What the rules need to know of a file. */
export interface FileFacts {
  readonly fileName: string;
  /** As the sender says; `application/octet-stream` when the sender does not know it. */
  readonly mediaType: string;
  /** In bytes. */
  readonly size: number;
}

/** Types that may be attached (row A01), by their extensions. */
const mediaTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

const unknownType = 'application/octet-stream';
const forbiddenCharacter = /[/\\:*?"<>|]/u;

/** In lower case, without its dot; empty for a name without one. */
export function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase();
}

/** The type that a file of this name has; `null` for one that may not be attached. */
export function mediaTypeOf(fileName: string): string | null {
  const extension = extensionOf(fileName);
  return Object.hasOwn(mediaTypes, extension) ? (mediaTypes[extension] ?? null) : null;
}

/** The limit that the files of one message break together (rows A06 and A07). */
export function brokenLimit(files: readonly Pick<FileFacts, 'size'>[]): string | null {
  if (files.length > messageLimits.files) return 'there are more than 10';
  const total = files.reduce((sum, { size }) => sum + size, 0);
  return total > messageLimits.totalFileSize ? 'together they are larger than 50 MB' : null;
}

/** The first rule that the files of one message break (rows A01 to A07); `null` when they may all be kept. */
export function brokenRule(files: readonly FileFacts[]): string | null {
  return files.reduce((broken, file) => broken ?? brokenRuleOf(file), brokenLimit(files));
}

function brokenRuleOf({ fileName, mediaType, size }: FileFacts): string | null {
  const type = mediaTypeOf(fileName);
  if (type === null) return 'one is of a type that cannot be attached';
  if (mediaType !== unknownType && mediaType.toLowerCase() !== type) {
    return 'the type of one does not agree with its extension';
  }
  if (size === 0) return 'one is empty';
  const stem = fileName.slice(0, fileName.lastIndexOf('.'));
  if ([...stem.normalize()].length > messageLimits.fileName) return 'the name of one is too long';
  if (forbiddenCharacter.test(fileName)) return 'the name of one has a character that is forbidden';
  return null;
}
