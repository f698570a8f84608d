import type { BodyReader } from './answer.ts';
import { fileNameOf } from './contentDisposition.ts';

/** A file as it came from the server. */
export interface DownloadedFile {
  /** The bytes, with their media type. */
  readonly blob: Blob;
  /** The name that the server gives it, without folders; `null` when it gives none. */
  readonly fileName: string | null;
}

/** Takes the bytes of a file of one of the media types. Anything else, such as a page that tells of an error, is refused. */
export function fileReader(mediaTypes: readonly string[]): BodyReader<DownloadedFile> {
  return async (response) => {
    const blob = await response.blob();
    const type = mediaTypeOf(response.headers.get('content-type') ?? '');
    if (!mediaTypes.includes(type)) return { reason: 'the answer is not a file of a known type' };
    if (blob.size === 0) return { reason: 'the file is empty' };
    const fileName = fileNameOf(response.headers.get('content-disposition') ?? '');
    return { value: { blob: new Blob([blob], { type }), fileName } };
  };
}

function mediaTypeOf(contentType: string): string {
  return (contentType.split(';')[0] ?? '').trim().toLowerCase();
}
