import type { BodyReader } from './answer.ts';
import { fileNameOf } from './contentDisposition.ts';

/** A file as it came from the server. */
export interface DownloadedFile {
  /** The bytes, with their media type. */
  readonly blob: Blob;
  /** The name that the server gives it, without folders; `null` when it gives none. */
  readonly fileName: string | null;
}

/**
 * Takes the bytes of a file of one of the media types. Anything else, such as a page that tells of an error, is refused.
 * A large file on a slow line takes as long as it takes, as long as something comes.
 */
export function fileReader(mediaTypes: readonly string[]): BodyReader<DownloadedFile> {
  return async (response, onArrival) => {
    const blob = await new Response(response.body?.pipeThrough(telling(onArrival))).blob();
    const type = mediaTypeOf(response.headers.get('content-type') ?? '');
    if (!mediaTypes.includes(type)) return { reason: 'the answer is not a file of a known type' };
    if (blob.size === 0) return { reason: 'the file is empty' };
    const fileName = fileNameOf(response.headers.get('content-disposition') ?? '');
    return { value: { blob: new Blob([blob], { type }), fileName } };
  };
}

/** Lets everything through and tells each time that something comes. */
function telling(
  onArrival: () => void,
): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  return new TransformStream({
    transform: (chunk, controller) => {
      onArrival();
      controller.enqueue(chunk);
    },
  });
}

function mediaTypeOf(contentType: string): string {
  return (contentType.split(';')[0] ?? '').trim().toLowerCase();
}
