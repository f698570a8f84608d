export * from './contract/index.ts';
export type { CallInput, CallSettings, CallValue, PortalClient } from './http/client.types.ts';
export type { ApiFailure, ApiOk, ApiResult } from './http/result.ts';
