/** How much of a form has been sent. Counts the whole body, which is slightly larger than its files. */
export interface UploadProgress {
  readonly sentBytes: number;
  readonly totalBytes: number;
}

/**
 * Sends a request with a large body, like `fetch`, but reports progress. It rejects if there is no answer, and closes
 * the connection when the signal of `init` is aborted.
 */
export type Upload = (
  url: string,
  init: RequestInit,
  onProgress: (progress: UploadProgress) => void,
) => Promise<Response>;
