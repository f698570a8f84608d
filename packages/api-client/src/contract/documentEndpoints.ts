import { fileQuerySchema, claimDocumentsSchema } from './documents.ts';
import { type Endpoint, empty, json } from './endpoint.ts';
import { file, fileHeaders } from './fileAnswer.ts';
import { registerExtractRequestSchema, registerExtractsSchema } from './registerExtract.ts';

/** The endpoints for documents: those of the claims system, and register extracts with their order. */
export const documentEndpoints = {
  getClaimDocuments: {
    method: 'GET',
    path: '/api/Communication/GetInsuranceDocumentMetadatas',
    access: 'session',
    changesState: false,
    response: json(claimDocumentsSchema),
    errors: [401, 403, 503],
  },
  getClaimDocument: {
    method: 'GET',
    path: '/Communication/GetInsuranceDocument',
    access: 'session',
    changesState: false,
    query: fileQuerySchema,
    response: file,
    responseHeaders: fileHeaders,
    errors: [400, 401, 403, 404, 503],
  },
  getRegisterExtracts: {
    method: 'GET',
    path: '/api/Communication/Documents',
    access: 'session',
    changesState: false,
    response: json(registerExtractsSchema),
    errors: [401, 503],
  },
  createRegisterExtractRequest: {
    method: 'POST',
    path: '/api/Communication/CreateRegisterExtractRequest',
    access: 'session',
    changesState: true,
    body: registerExtractRequestSchema,
    response: empty,
    errors: [400, 401, 503],
  },
  downloadFile: {
    method: 'GET',
    path: '/Communication/DownloadFile',
    access: 'session',
    changesState: false,
    query: fileQuerySchema,
    response: file,
    responseHeaders: fileHeaders,
    errors: [400, 401, 404, 503],
  },
} as const satisfies Record<string, Endpoint>;
