import type { Access, ClaimsAccess, DamagesAccess, GatedRoute } from '../../domain/access.ts';
import { texts } from '../../texts.ts';

/** Whether a card leads somewhere, and if not, why, in words and tone (rows O04–O06). */
export type CardState =
  | { readonly kind: 'open' }
  | { readonly kind: 'offline'; readonly reason: string }
  | {
      readonly kind: 'closed';
      readonly reason: string;
      readonly wayOn?: 'contact' | 'reportDamage';
    };

const open: CardState = { kind: 'open' };
const offline: CardState = { kind: 'offline', reason: texts.overview.offline };

/** The claims card by what the customer is to the claims system (rows C02 and O05). */
export function claimsCard(claims: ClaimsAccess): CardState {
  const words = texts.overview.claims;
  switch (claims) {
    case 'open':
      return open;
    case 'offline':
      return offline;
    case 'blocked':
      return { kind: 'closed', reason: words.blocked, wayOn: 'contact' };
    case 'notCustomer':
      return { kind: 'closed', reason: words.notCustomer };
    case 'notAvailable':
      return { kind: 'closed', reason: words.notAvailable };
  }
}

/** The damages card by what the customer is to the damages system (row O06). */
export function damageCard(damages: DamagesAccess): CardState {
  const words = texts.overview.damages;
  switch (damages) {
    case 'open':
      return open;
    case 'offline':
      return offline;
    case 'cannotShow':
      return { kind: 'closed', reason: words.cannotShow, wayOn: 'contact' };
    case 'invitation':
      return { kind: 'closed', reason: words.invitation, wayOn: 'reportDamage' };
    case 'notAvailable':
      return { kind: 'closed', reason: words.notAvailable };
  }
}

/** A card that depends on nothing but its system (row O04). */
export function systemCard(isUsable: boolean): CardState {
  return isUsable ? open : offline;
}

/** A page that the customer was led here from, by its name, and why. */
export interface Refusal {
  readonly page: string;
  readonly card: Exclude<CardState, { kind: 'open' }>;
}

/** Why the customer did not come to the page; null once it is open, or where nobody is ever led away. */
export function refusalOf(
  route: GatedRoute,
  access: Pick<Access, 'routes' | 'claims' | 'damages'>,
): Refusal | null {
  const { page, card } = wanted(route, access);
  return card.kind === 'open' ? null : { page, card };
}

function wanted(
  route: GatedRoute,
  { routes, claims, damages }: Pick<Access, 'routes' | 'claims' | 'damages'>,
): { readonly page: string; readonly card: CardState } {
  const { navigation } = texts.shell;
  switch (route) {
    case 'overview':
      return { page: navigation.overview, card: open };
    case 'registerExtract':
      return { page: texts.registerExtract.title, card: open };
    case 'claims':
      return { page: navigation.claims, card: claimsCard(claims) };
    case 'checkout':
      // Payments can be closed by themselves.
      return claims === 'open'
        ? { page: texts.checkout.title, card: systemCard(routes.checkout) }
        : { page: navigation.claims, card: claimsCard(claims) };
    case 'damages':
      return { page: navigation.damages, card: damageCard(damages) };
    case 'messages':
      return { page: navigation.messages, card: systemCard(routes.messages) };
    case 'documents':
      return { page: navigation.documents, card: systemCard(routes.documents) };
  }
}

/** The name to greet with: the first of the customer's names. */
export function greetingName(fullName: string): string {
  return fullName.trim().split(/\s+/u)[0] ?? fullName;
}
