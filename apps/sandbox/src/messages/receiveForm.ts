import { finished } from 'node:stream/promises';

import type { FastifyMultipartOptions, MultipartFile } from '@fastify/multipart';
import { messageLimits } from '@mina-sidor/api-client/contract';
import type { FastifyRequest } from 'fastify';

import { Problem } from '../problem.ts';
import type { FileStore } from '../store/files.ts';
import { brokenLimit, type FileFacts } from './attachedFileRules.ts';

/**
 * How bodies are taken apart. Names of files keep their folders, so that a name that is not allowed is seen as it is; the
 * limits only guard the machine, and the rules are checked with an answer that says which one was broken.
 */
export const multipartSettings: FastifyMultipartOptions = {
  preservePath: true,
  throwFileSizeLimit: false,
  limits: { fileSize: 2 * messageLimits.totalFileSize, files: 100, fields: 20, fieldSize: 100_000 },
};

/** A file that has come in and lies in the file store. */
export interface ReceivedFile extends FileFacts {
  /** Its id in the file store. */
  readonly storedAs: string;
}

/** A form as it came in, not yet checked. */
export interface ReceivedForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly ReceivedFile[];
}

/**
 * Reads a multipart body, its files straight to the disk: at no time is a file in memory as a whole. A body of too many
 * or too large files is read to its end but not kept, so that the sender hears why.
 */
export async function receiveForm(
  request: FastifyRequest,
  store: FileStore,
): Promise<ReceivedForm> {
  if (!request.isMultipart()) throw new Problem(400, 'The body has to be multipart/form-data.');
  const fields: Record<string, string> = {};
  const files: ReceivedFile[] = [];
  let problem: string | null = null;

  const receiveFile = async ({ fieldname, file, filename, mimetype }: MultipartFile) => {
    if (fieldname !== 'files') problem ??= 'they come in parts named files';
    problem ??= brokenLimit([...files, { size: 0 }]);
    if (problem !== null) {
      await finished(file.resume());
      return;
    }
    const { id: storedAs, size } = await store.write(file);
    files.push({ fileName: filename, mediaType: mimetype, size, storedAs });
    problem = brokenLimit(files);
  };

  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') await receiveFile(part);
      else fields[part.fieldname] = String(part.value);
    }
    if (problem !== null) throw new Problem(400, `form: files: ${String(problem)}.`);
  } catch (error) {
    store.discard(files);
    // Nobody hears the answer, and nothing has gone wrong here.
    throw request.raw.readableAborted ? new Problem(400, 'The line has been cut.') : error;
  }
  return { fields, files };
}
