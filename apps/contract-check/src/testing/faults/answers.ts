import { asStatus, inBody, inHeader, path, type PlantedFault } from './plant.ts';

/** Faults in bodies and statuses. */
export const bodies: readonly PlantedFault[] = [
  {
    name: 'an amount that is a number',
    path: path.claims,
    after: inBody(/"amountToPay":"[^"]*"/u, '"amountToPay":4350'),
    only: ['reading'],
    named: ['GetReferenceNumberBasePackage', 'amountToPay: must be string'],
  },
  {
    name: 'a field that is missing',
    path: path.user,
    after: inBody(/"fullName":"[^"]*",/u, ''),
    only: ['reading'],
    named: ['GetUser', "must have required property 'fullName'"],
  },
  {
    name: 'a word that the contract does not know',
    path: path.user,
    after: inBody(/"damageCustomerType":"\w+"/u, '"damageCustomerType":"Kund"'),
    only: ['reading'],
    named: ['GetUser', 'one of Customer, BlockedCustomer'],
  },
  {
    name: 'a date that people write',
    path: /GetDamages$/u,
    after: inBody(/"damageDate":"[^"]*"/u, '"damageDate":"4 mars"'),
    only: ['reading'],
    named: ['GetDamages', 'damageDate: must match format "date"'],
  },
  {
    name: 'a list in an envelope',
    path: /GetConversations$/u,
    after: inBody(/^.*$/su, '{"items":[]}'),
    only: ['reading'],
    named: ['GetConversations', 'the answer: must be array'],
  },
  {
    name: 'an unread count of its own',
    path: /GetNumberOfUnreadConversations$/u,
    after: inBody(/^\d+$/u, '77'),
    only: ['reading'],
    named: ['getNumberOfUnreadConversations', 'the conversations with readByCustomer false'],
  },
  {
    name: 'a failure',
    path: /GetConversations$/u,
    after: asStatus(200, 500),
    only: ['reading'],
    named: ['GetConversations', 'status 200'],
  },
  {
    name: 'a body where there is none',
    path: /SendBrowserAlive$/u,
    after: asStatus(204, 200),
    only: ['ending'],
    named: ['SendBrowserAlive', 'status 204'],
  },
  {
    name: 'an error that is a page',
    path: path.oneCase,
    after(answered) {
      if (answered.status < 400) return;
      answered.text = '<h1>Server Error</h1>';
      answered.headers['content-type'] = 'text/html';
    },
    only: ['strangers'],
    named: ['GetReferenceNumberBaseCard', 'the content type application/problem+json'],
  },
  {
    name: 'an error without a traceId',
    path: path.oneCase,
    after(answered) {
      answered.text = answered.text.replace(/,"traceId":"\w+"/u, '');
    },
    only: ['strangers'],
    named: ['GetReferenceNumberBaseCard', "must have required property 'traceId'"],
  },
  {
    name: 'a 503 of a system that nobody knows',
    path: /GetDamages$/u,
    after(answered) {
      answered.status = 503;
      answered.headers['service-unavailable'] = 'skador';
    },
    only: ['reading'],
    named: ['GetDamages', 'the header service-unavailable with one of'],
  },
];

/** Faults in headers. */
export const headers: readonly PlantedFault[] = [
  {
    name: 'JSON that is called text',
    path: path.user,
    after: inHeader('content-type', 'text/plain'),
    only: ['reading'],
    named: ['GetUser', 'the content type application/json'],
  },
  {
    name: 'no release',
    path: /GetSiteCurrentState$/u,
    after: inHeader('release-id'),
    only: ['site'],
    named: ['GetSiteCurrentState', 'the header release-id'],
  },
  {
    name: 'answers that a browser may take for something else',
    path: path.letter,
    after: inHeader('x-content-type-options'),
    only: ['reading'],
    named: ['GetInsuranceDocument', 'X-Content-Type-Options'],
  },
  {
    name: 'answers that a cache may keep',
    path: path.user,
    after: inHeader('cache-control', 'private, max-age=60'),
    only: ['reading'],
    named: ['GetUser', 'Cache-Control: no-store'],
  },
  {
    name: 'a letter without a name',
    path: path.letter,
    after: inHeader('content-disposition', 'inline'),
    only: ['reading'],
    named: ['GetInsuranceDocument', 'Content-Disposition: inline; filename*'],
  },
  {
    name: 'a letter of no type',
    path: path.letter,
    after: inHeader('content-type', 'application/octet-stream'),
    only: ['reading'],
    named: ['GetInsuranceDocument', 'the content type application/pdf or'],
  },
  {
    name: 'an empty letter',
    path: path.letter,
    after: inBody(/^.*$/su, ''),
    only: ['reading'],
    named: ['GetInsuranceDocument', 'a file with bytes'],
  },
];
