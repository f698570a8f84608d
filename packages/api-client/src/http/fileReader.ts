import type { BodyReader } from './answer.ts';
import { fileNameOf } from './contentDisposition.ts';

/** A file from the server. */
export interface DownloadedFile {
  /** The content, with its media type. */
  readonly blob: Blob;
  /** The server's name for it, without folders; `null` if there is none. */
  readonly fileName: string | null;
  /** Its address. While the session lasts, the browser can open it there and save it under the server's name. */
  readonly url: string;
}

/**
 * Reads a file of one of the media types. Anything else, such as an HTML error page, is refused. A large file on a slow
 * connection may take any time, as long as data keeps arriving.
 */
export function fileReader(mediaTypes: readonly string[]): BodyReader<DownloadedFile> {
  return async (response, onArrival) => {
    const blob = await new Response(response.body?.pipeThrough(telling(onArrival))).blob();
    const type = mediaTypeOf(response.headers.get('content-type') ?? '');
    if (!mediaTypes.includes(type)) return { reason: 'the answer is not a file of a known type' };
    if (blob.size === 0) return { reason: 'the file is empty' };
    const fileName = fileNameOf(response.headers.get('content-disposition') ?? '');
    return { value: { blob: new Blob([blob], { type }), fileName, url: response.url } };
  };
}

/** Passes the data through and reports each chunk. */
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
