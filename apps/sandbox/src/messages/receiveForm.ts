import { finished } from 'node:stream/promises';

import type { FastifyMultipartOptions, MultipartFile } from '@fastify/multipart';
import { messageLimits } from '@mina-sidor/api-client/contract';
import type { FastifyRequest } from 'fastify';

import { Problem } from '../problem.ts';
import type { FileStore } from '../store/files.ts';
import { brokenLimit, type FileFacts } from './attachedFileRules.ts';

/**
 * Names of files keep their folders, so that the rules see forbidden characters. These limits only protect the machine;
 * the rules of messages are checked afterwards, with an answer that names the broken one.
 */
export const multipartSettings: FastifyMultipartOptions = {
  preservePath: true,
  throwFileSizeLimit: false,
  limits: { fileSize: 2 * messageLimits.totalFileSize, files: 100, fields: 20, fieldSize: 100_000 },
};

/** A file that has come in and lies in the file store. */
interface ReceivedFile extends FileFacts {
  /** Its id in the file store. */
  readonly storedAs: string;
}

/** A form as it came in, not yet checked. */
interface ReceivedForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly ReceivedFile[];
}

/**
 * Reads a multipart body and writes its files to the disk as they come. A body with too many or too large files is read
 * to its end but not stored, so that the sender gets the answer.
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
    // The client has gone: this is no error of the sandbox, and nobody reads the answer.
    if (request.raw.readableAborted) throw new Problem(400, 'The line has been cut.');
    if (isOverLimit(error)) throw new Problem(400, 'form: there are too many fields or files.');
    throw isOfForm(error) ? new Problem(400, 'form: the body cannot be read.') : error;
  }
  return { fields, files };
}

/** The library refuses a form beyond its limits with 413, which the contract keeps for the size of a body. */
const isOverLimit = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 413;

/** Whether the body is at fault, not the sandbox: its parser says no more than what it could not read. */
const isOfForm = (error: unknown): boolean =>
  error instanceof Error &&
  !(error instanceof Problem) &&
  !('syscall' in error) &&
  !('statusCode' in error);
