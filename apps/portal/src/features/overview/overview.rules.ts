import type { Access } from '../../domain/access.ts';
import { customerPages } from '../../allFeatures.ts';
import type { CustomerPageName } from '../../paths.ts';
import { texts } from '../../texts.ts';

/** Why a page is closed, and where the customer finds help. */
export interface Closed {
  readonly kind: 'offline' | 'information';
  readonly reason: string;
  readonly wayOn?: 'contact' | 'reportDamage';
}

type PageAccess = Pick<Access, 'routes' | 'claims' | 'damages'>;

/** Why the customer cannot open the page (rows C02 and O04–O06); `null` when it is open. */
export function whyClosed(page: CustomerPageName, access: PageAccess): Closed | null {
  const { offline, claims, damages } = texts.overview;
  switch (stateOf(page, access)) {
    case 'open':
      return null;
    case 'offline':
      return { kind: 'offline', reason: offline };
    case 'blocked':
      return { kind: 'information', reason: claims.blocked, wayOn: 'contact' };
    case 'notCustomer':
      return { kind: 'information', reason: claims.notCustomer };
    case 'cannotShow':
      return { kind: 'information', reason: damages.cannotShow, wayOn: 'contact' };
    case 'invitation':
      return { kind: 'information', reason: damages.invitation, wayOn: 'reportDamage' };
    case 'notAvailable': {
      const words = page === 'damages' ? damages : claims;
      return { kind: 'information', reason: words.notAvailable };
    }
  }
}

/** The customer's relation to the page's system says more than that the page is closed, so it comes first. */
function stateOf(page: CustomerPageName, { routes, claims, damages }: PageAccess) {
  const { claimsCustomer, damagesCustomer } = customerPages[page].needs;
  if (claimsCustomer !== undefined && claims !== 'open') return claims;
  if (damagesCustomer !== undefined && damages !== 'open') return damages;
  return routes[page] ? 'open' : 'offline';
}

export type Refusal = Closed & {
  /** Of the page that redirected here. */
  readonly title: string;
  /** The reason says what holds for a payment that has been approved. */
  readonly isOfPayment: boolean;
};

/** The page that redirected here, and why it is closed; `null` once it is open. */
export function refusalOf(wanted: CustomerPageName, access: PageAccess): Refusal | null {
  const { parent } = customerPages[wanted];
  // If the claims are closed, their checkout is closed as well. The checkout can also be closed alone.
  const page = parent === undefined || access.routes[parent] ? wanted : parent;
  const closed = whyClosed(page, access);
  if (closed === null) return null;
  const { title } = customerPages[page];
  return wanted === 'checkout'
    ? {
        ...closed,
        title,
        reason: `${closed.reason} ${texts.overview.refusedCheckout}`,
        isOfPayment: true,
      }
    : { ...closed, title, isOfPayment: false };
}

/** The first of the customer's names. */
export function greetingName(fullName: string): string {
  return fullName.trim().split(/\s+/u)[0] ?? fullName;
}
