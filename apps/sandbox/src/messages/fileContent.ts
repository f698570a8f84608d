import { open } from 'node:fs/promises';

import { fileTypeFromFile } from 'file-type';

import type { FileStore } from '../store/files.ts';
import { extensionOf, readable, type FileFacts, type RefusedFile } from './attachedFileRules.ts';

/** What a file of this extension holds, as the library calls it. */
const contents: Readonly<Record<string, string>> = {
  pdf: 'pdf',
  // The container of all old Office documents.
  doc: 'cfb',
  docx: 'docx',
  jpg: 'jpg',
  jpeg: 'jpg',
  png: 'png',
};

/** The first file whose bytes are not of the type that its name says; `null` when there is none. */
export async function fileOfOtherContent(
  files: readonly (Pick<FileFacts, 'fileName'> & { readonly storedAs: string })[],
  store: Pick<FileStore, 'pathOf'>,
): Promise<RefusedFile | null> {
  for (const [position, { fileName, storedAs }] of files.entries()) {
    if ((await contentOf(store.pathOf(storedAs))) !== contents[extensionOf(fileName)]) {
      return { position, why: `"${readable(fileName)}" does not hold what its name says` };
    }
  }
  return null;
}

async function contentOf(path: string): Promise<string | undefined> {
  const found = await fileTypeFromFile(path);
  if (found !== undefined) return found.ext;
  return (await isLatePdf(path)) ? 'pdf' : undefined;
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
