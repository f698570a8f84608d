import { randomUUID } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export type FileStore = ReturnType<typeof createFileStore>;

/** Files in a folder beside the database. A database in memory has a temporary folder. */
export function createFileStore(data: string) {
  const isTemporary = data === ':memory:';
  const folder = isTemporary
    ? mkdtempSync(join(tmpdir(), 'mina-sidor-files-'))
    : join(data, 'files');
  mkdirSync(folder, { recursive: true });
  const pathOf = (id: string): string => join(folder, id);
  const remove = (id: string): void => rmSync(pathOf(id), { force: true });

  return {
    /** Writes the bytes as they come. They are on the disk when it is done; half a file is removed. */
    async write(bytes: Readable): Promise<{ readonly id: string; readonly size: number }> {
      const id = randomUUID();
      const file = createWriteStream(pathOf(id), { flags: 'wx', flush: true });
      try {
        await pipeline(bytes, file);
      } catch (error) {
        remove(id);
        throw error;
      }
      return { id, size: file.bytesWritten };
    },
    read: (id: string): Readable => createReadStream(pathOf(id)),
    pathOf,
    remove,
    /** Removes the files that no message will have. */
    discard(unused: readonly { readonly storedAs: string | null }[]): void {
      for (const { storedAs } of unused) if (storedAs !== null) remove(storedAs);
    },
    /** Removes all other files: those whose message was never stored. */
    keepOnly(ids: ReadonlySet<string>): void {
      for (const id of readdirSync(folder)) if (!ids.has(id)) remove(id);
    },
    close(): void {
      if (isTemporary) rmSync(folder, { recursive: true, force: true });
    },
  };
}
