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
    const found = await fileTypeFromFile(store.pathOf(storedAs));
    if (found?.ext !== contents[extensionOf(fileName)]) {
      return { position, why: `"${readable(fileName)}" does not hold what its name says` };
    }
  }
  return null;
}
