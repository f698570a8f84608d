import { place } from './document.ts';

const readme = (heading: string): string => `apps/contract-check/README.md#${heading}`;

/** Where the rules stand that no single operation of the OpenAPI document names. */
export const rules = {
  sniffing: readme('every-answer'),
  cookies: readme('cookies'),
  foreignPages: readme('pages-of-other-origins'),
  otherCustomers: place('components', 'responses', 'NotFound', 'description'),
  antiForgery: place('components', 'securitySchemes', 'antiForgery'),
  session: place('components', 'securitySchemes', 'session'),
  expired: place('components', 'responses', 'SessionExpired', 'headers', 'Token-Expired'),
  repeated: readme('repeated-calls'),
  consistency: readme('answers-that-agree'),
  hub: readme('live-connection'),
} as const;
