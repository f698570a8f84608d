import { fileQuerySchema, claimDocumentsSchema } from './documents.ts';
import { type Endpoint, empty, file, fileHeaders, json } from './endpoint.ts';
import { registerExtractRequestSchema, registerExtractsSchema } from './registerExtract.ts';

/** The endpoints for documents: those of the claims system, and register extracts with their order. */
export const documentEndpoints = {
  getClaimDocuments: {
    method: 'GET',
    path: '/api/Communication/GetInsuranceDocumentMetadatas',
    summary: 'What documents of the claims system there are, without their bytes.',
    access: 'session',
    changesState: false,
    response: json(claimDocumentsSchema),
    errors: [401, 403, 503],
  },
  getClaimDocument: {
    method: 'GET',
    path: '/Communication/GetInsuranceDocument',
    summary:
      'The bytes of one document of the claims system, by index or, without one, by token. Another customer’s answers 404.',
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
    summary: 'The register extracts that are made, for three months each. Open to everybody.',
    access: 'session',
    changesState: false,
    response: json(registerExtractsSchema),
    errors: [401, 503],
  },
  createRegisterExtractRequest: {
    method: 'POST',
    path: '/api/Communication/CreateRegisterExtractRequest',
    summary:
      'Orders a register extract, which is made within 30 days. Ordered again before that, it is still one extract.',
    access: 'session',
    changesState: true,
    body: registerExtractRequestSchema,
    response: empty,
    errors: [400, 401, 503],
  },
  downloadFile: {
    method: 'GET',
    path: '/Communication/DownloadFile',
    summary:
      'The bytes of one register extract. Another customer’s and one whose three months are over answer 404.',
    access: 'session',
    changesState: false,
    query: fileQuerySchema,
    response: file,
    responseHeaders: fileHeaders,
    errors: [400, 401, 404, 503],
  },
} as const satisfies Record<string, Endpoint>;
