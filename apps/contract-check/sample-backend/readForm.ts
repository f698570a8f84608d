import type { FastifyRequest } from 'fastify';

/** A form: its fields, and its files. */
export interface Form {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly SentFile[];
}

/** A file with its bytes. */
export interface SentFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** Reads a multipart body; anything else is an empty form. A real backend streams files to its store instead. */
export async function readForm(request: FastifyRequest): Promise<Form> {
  const fields: Record<string, string> = {};
  const files: SentFile[] = [];
  if (request.isMultipart()) {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value);
      else files.push({ name: part.filename, type: part.mimetype, bytes: await part.toBuffer() });
    }
  }
  return { fields, files };
}
