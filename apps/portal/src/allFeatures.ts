import { mapValues } from './domain/record.ts';
import type { CustomerFeature, OpenFeature } from './featureTypes.ts';
import { accessibility } from './features/accessibility/feature.ts';
import { caseDetails } from './features/case/feature.ts';
import { checkout } from './features/checkout/feature.ts';
import { claims } from './features/claims/feature.ts';
import { damages } from './features/damages/feature.ts';
import { documents } from './features/documents/feature.ts';
import { loggedOut } from './features/loggedOut/feature.ts';
import { login } from './features/login/feature.ts';
import { messages } from './features/messages/feature.ts';
import { notFound } from './features/notFound/feature.ts';
import { overview } from './features/overview/feature.ts';
import { registerExtract } from './features/registerExtract/feature.ts';
import type { CustomerPageName, OpenPageName } from './paths.ts';

/** The pages outside the login. */
export const openPages = { login, loggedOut, accessibility, notFound } satisfies Record<
  OpenPageName,
  OpenFeature
>;

/** The pages behind the login, in the order of the navigation. */
export const customerPages = {
  overview,
  claims,
  case: caseDetails,
  checkout,
  damages,
  messages,
  documents,
  registerExtract,
} satisfies Record<CustomerPageName, CustomerFeature>;

/** Every page of the portal. Routes, titles, navigation and access come from this list. */
export const features = { ...openPages, ...customerPages };

export function isCustomerPage(name: string): name is CustomerPageName {
  return Object.hasOwn(customerPages, name);
}

/** What each page needs, for `access`. */
export const pageNeeds = mapValues(customerPages, ({ needs }) => needs);
