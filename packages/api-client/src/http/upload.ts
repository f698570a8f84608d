/** How much of a form has been sent. Counts the whole body, which is a little more than its files. */
export interface UploadProgress {
  readonly sentBytes: number;
  readonly totalBytes: number;
}

/**
 * Sends a request with a large body. As `fetch`, but it tells how far it has come. It rejects when there is no answer,
 * and lets go of the connection when the signal of `init` is aborted.
 */
export type Upload = (
  url: string,
  init: RequestInit,
  onProgress: (progress: UploadProgress) => void,
) => Promise<Response>;
