import { parseAmount } from '@mina-sidor/texts';

import type { Access, ClaimsAccess, DamageAccess, GatedRoute } from '../../shared/access.ts';
import { texts } from '../../shared/texts.ts';

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

/** The damage card by what the customer is to the damage system (row O06). */
export function damageCard(damage: DamageAccess): CardState {
  const words = texts.overview.damage;
  switch (damage) {
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
  access: Pick<Access, 'routes' | 'claims' | 'damage'>,
): Refusal | null {
  const { page, card } = wanted(route, access);
  return card.kind === 'open' ? null : { page, card };
}

function wanted(
  route: GatedRoute,
  { routes, claims, damage }: Pick<Access, 'routes' | 'claims' | 'damage'>,
): { readonly page: string; readonly card: CardState } {
  const { navigation } = texts.shell;
  switch (route) {
    case 'overview':
      return { page: navigation.overview, card: open };
    case 'registerExtract':
      return { page: texts.pages.registerExtract.title, card: open };
    case 'insurance':
      return { page: navigation.insurance, card: claimsCard(claims) };
    case 'checkout':
      // Payments can be closed by themselves.
      return claims === 'open'
        ? { page: texts.pages.checkout.title, card: systemCard(routes.checkout) }
        : { page: navigation.insurance, card: claimsCard(claims) };
    case 'damage':
      return { page: navigation.damage, card: damageCard(damage) };
    case 'communication':
      return { page: navigation.communication, card: systemCard(routes.communication) };
    case 'documents':
      return { page: navigation.documents, card: systemCard(routes.documents) };
  }
}

/** Whether there is something to pay; `null` where the balance cannot be read. */
export function owes(balance: string): boolean | null {
  const amount = parseAmount(balance);
  return amount === null ? null : amount > 0;
}

/** By what a name tells that it is not a person's: a company, an association, an authority. */
const organisation =
  /\d|&|(?:^|[\s,.])(?:ab|hb|kb|brf|(?:\p{L}*(?:bolag|förening|stiftelse|firma|åkeri|kommun|församling|klubb)(?:en|et|n)?))(?=$|[\s,.])/iu;

/** Nobody greets the dead. */
const estate = /(?:^|[\s,.])(?:dödsbo|dödsboet|db)(?=$|[\s,.])/iu;

/**
 * The name to greet with: a person's first, also of who is registered as `LINDQVIST, MAJA`, and the whole of anybody
 * else's; `null` where a greeting can have none.
 */
export function greetingName(fullName: string): string | null {
  const name = fullName.trim();
  if (name === '' || estate.test(name)) return null;
  if (organisation.test(name)) return name;
  const [family = '', given = ''] = name.split(',').map((part) => part.trim());
  const [first = ''] = (given === '' ? family : given).split(/\s+/u);
  return first === '' ? null : withoutCapitals(first);
}

/** Registers write in capitals; nobody wants to be shouted at. */
function withoutCapitals(name: string): string {
  if (name !== name.toLocaleUpperCase('sv')) return name;
  return name.replaceAll(/(\p{L})(\p{L}+)/gu, (_, initial: string, rest: string) => {
    return initial + rest.toLocaleLowerCase('sv');
  });
}
