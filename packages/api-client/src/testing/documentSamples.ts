import { type EndpointSample, nothing } from './endpointSample.types.ts';

/** Samples of the calls for documents, in the order of the table. */
export const documentSamples: readonly EndpointSample[] = [
  {
    name: 'getClaimDocuments',
    call: (client, settings) => client.getClaimDocuments(settings),
    request: 'GET /api/Communication/GetInsuranceDocumentMetadatas',
    requestBody: '',
    answer:
      '[{"minaSidorDocumentType":"Sammanställning","minaSidorDisplayName":"Skuldsammanställning","deliveryMethod":"Mina sidor","createdDate":"2024-03-04","index":7,"fileSize":18240,"folder":"M"}]',
    value: [
      {
        minaSidorDocumentType: 'Sammanställning',
        minaSidorDisplayName: 'Skuldsammanställning',
        deliveryMethod: 'Mina sidor',
        referenceNumber: null,
        createdDate: '2024-03-04',
        index: 7,
        token: null,
        fileSize: 18_240,
      },
    ],
    invalid: {
      answer:
        '[{"minaSidorDocumentType":"Kravbrev","minaSidorDisplayName":"Krav","createdDate":"4 mars"}]',
      reason: '0.createdDate: expected iso_date',
    },
  },
  {
    name: 'getClaimDocument',
    call: (client, settings) => client.getClaimDocument({ query: { index: '7' }, ...settings }),
    request: 'GET /Communication/GetInsuranceDocument?index=7',
    requestBody: '',
    answer: '%PDF-1.7',
    answerHeaders: {
      'content-type': 'application/pdf',
      'content-disposition': "inline; filename*=UTF-8''Skuldsammanst%C3%A4llning.pdf",
    },
    value: {
      blob: new Blob(['%PDF-1.7'], { type: 'application/pdf' }),
      fileName: 'Skuldsammanställning.pdf',
    },
    invalid: { answer: '', reason: 'the file is empty' },
  },
  {
    name: 'getRegisterExtracts',
    call: (client, settings) => client.getRegisterExtracts(settings),
    request: 'GET /api/Communication/Documents',
    requestBody: '',
    answer:
      '[{"title":"Registerutdrag","size":48120,"token":"r-1","created":"2024-03-04T23:30:00+01:00","shelf":4},{"title":"Äldre","created":"2024-01-02"}]',
    value: [
      { title: 'Registerutdrag', size: 48_120, token: 'r-1', created: '2024-03-04' },
      { title: 'Äldre', size: null, token: null, created: '2024-01-02' },
    ],
    invalid: {
      answer: '[{"title":"Registerutdrag","created":"4 mars"}]',
      reason: '0.created: expected iso_date',
    },
  },
  {
    name: 'createRegisterExtractRequest',
    call: (client, settings) =>
      client.createRegisterExtractRequest({
        body: { Email: 'maja@example.se', Phone: '070-123 45 67' },
        ...settings,
      }),
    request: 'POST /api/Communication/CreateRegisterExtractRequest',
    ...nothing,
    requestBody: '{"Email":"maja@example.se","Phone":"070-123 45 67"}',
  },
  {
    name: 'downloadFile',
    call: (client, settings) => client.downloadFile({ query: { token: 'r/1' }, ...settings }),
    request: 'GET /Communication/DownloadFile?token=r%2F1',
    requestBody: '',
    answer: '%PDF-1.7',
    answerHeaders: {
      'content-type': 'application/pdf',
      'content-disposition': "inline; filename*=UTF-8''Registerutdrag%202024-03-04.pdf",
    },
    value: {
      blob: new Blob(['%PDF-1.7'], { type: 'application/pdf' }),
      fileName: 'Registerutdrag 2024-03-04.pdf',
    },
    invalid: { answer: '', reason: 'the file is empty' },
  },
];
