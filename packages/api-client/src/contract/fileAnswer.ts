import { documentMediaTypes } from './documents.ts';

/** The answer is the content of a document or an attached file. */
export const file = { kind: 'file', mediaTypes: documentMediaTypes } as const;

/** Information about a file that the server sends in a header. */
export const fileHeaders = {
  'content-disposition': {
    description: '`inline` for PDF, JPEG and PNG, else `attachment`; the name as `filename*`.',
    example: "inline; filename*=UTF-8''Inkassokrav.pdf",
  },
} as const;
