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

const prefix = 'mina-sidor-files-';

/** Its name tells the process, so that the next sandbox can remove what a killed one has left. */
function makeTemporaryFolder(): string {
  for (const name of readdirSync(tmpdir()).filter((each) => each.startsWith(prefix))) {
    const [, processId] = /^(\d+)-/u.exec(name.slice(prefix.length)) ?? [];
    if (processId !== undefined && !isRunning(Number(processId))) {
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
    }
  }
  return mkdtempSync(join(tmpdir(), `${prefix}${String(process.pid)}-`));
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    // Somebody else's process may not be signalled.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Files in a folder beside the database. A database in memory has a temporary folder. */
export function createFileStore(data: string) {
  const isTemporary = data === ':memory:';
  const folder = isTemporary ? makeTemporaryFolder() : join(data, 'files');
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
