import type { HubEventKind } from '@mina-sidor/api-client/contract';

import { place, section } from './document.ts';

/** The places of the rules that apply to several operations. */
export const rules = {
  everyAnswer: section('openapi.json', 'Every answer'),
  cookies: section('openapi.json', 'Cookies'),
  consistency: section('openapi.json', 'Answers that agree'),
  otherCustomers: place('components', 'responses', 'NotFound', 'description'),
  antiForgery: place('components', 'securitySchemes', 'antiForgery'),
  session: place('components', 'securitySchemes', 'session'),
  expired: place('components', 'responses', 'SessionExpired', 'headers', 'Token-Expired'),
  hubBeginning: section('asyncapi.json', 'Beginning'),
  hubEvents: section('asyncapi.json', 'Events'),
  hubLasting: section('asyncapi.json', 'While it lasts'),
  hubErrors: section('asyncapi.json', 'Errors'),
} as const;

/** Where an event of the live connection is described. */
export const eventPlace = (kind: HubEventKind): string =>
  `asyncapi.json#/channels/portalHub/messages/${kind}`;
