export { type Clock, systemClock } from './clock.ts';
export * from './contract/index.ts';
export type { CallInput, CallSettings, CallValue, PortalClient } from './http/client.types.ts';
export { createPortalClient, type PortalClientOptions } from './http/createPortalClient.ts';
export type { DownloadedFile } from './http/fileReader.ts';
export { createXhrUpload } from './http/createXhrUpload.ts';
export type { ApiFailure, ApiOk, ApiResult } from './http/result.ts';
export type { Upload, UploadProgress } from './http/upload.ts';
