import { open } from 'node:fs/promises';

import { fileTypeFromFile } from 'file-type';

import type { FileStore } from '../store/files.ts';
import { mediaTypeOf, readable, type FileFacts, type RefusedFile } from './attachedFileRules.ts';

/** The first file whose bytes are not of the type that its name says; `null` when there is none. */
export async function fileOfOtherContent(
  files: readonly (Pick<FileFacts, 'fileName'> & { readonly storedAs: string })[],
  store: Pick<FileStore, 'pathOf'>,
): Promise<RefusedFile | null> {
  for (const [position, { fileName, storedAs }] of files.entries()) {
    if ((await contentOf(store.pathOf(storedAs))) !== mediaTypeOf(fileName)) {
      return { position, why: `"${readable(fileName)}" does not hold what its name says` };
    }
  }
  return null;
}

/** The media type of what the file holds. */
async function contentOf(path: string): Promise<string | undefined> {
  const found = await fileTypeFromFile(path);
  // The container of all old Office documents.
  if (found?.ext === 'cfb') return 'application/msword';
  if (found !== undefined) return found.mime;
  return (await isLatePdf(path)) ? 'application/pdf' : undefined;
}

/** Some scanners write other bytes first. PDF readers search for the signature in the first 1024 bytes, and so do we. */
async function isLatePdf(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(1024) });
    return buffer.subarray(0, bytesRead).includes('%PDF-');
  } finally {
    await file.close();
  }
}
