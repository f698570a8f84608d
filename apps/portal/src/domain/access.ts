import {
  type DamageCustomerType,
  type MatrixCustomerType,
  type System,
  systems,
  type User,
} from '@mina-sidor/api-client';

import type { CustomerPageName } from '../paths.ts';
import { mapValues } from './record.ts';

/**
 * Online or not according to the site state, or `'down'` because a call has just been answered 503. The site state
 * may make exceptions for VIP customers; a system that is down makes none (row E02).
 */
export type SystemState = boolean | 'down';

/** A system that the server does not name is absent. */
export type SiteState = Readonly<Partial<Record<System, SystemState>>>;

/** Whether the customer may use systems without an entry, and payments while they are off; `null` until asked for. */
export type Vip = boolean | null;

export type ClaimsAccess = 'open' | 'offline' | 'blocked' | 'notCustomer' | 'notAvailable';
export type DamagesAccess = 'open' | 'offline' | 'cannotShow' | 'invitation' | 'notAvailable';

/** What the customer may see and reach. Guards, navigation, cards and notices read only this. */
export interface Access {
  /** Whether the customer can use each system now. */
  readonly systems: Readonly<Record<System, boolean>>;
  /** Whether each page may show; the overview replaces a page that may not. */
  readonly routes: Readonly<Record<CustomerPageName, boolean>>;
  readonly claims: ClaimsAccess;
  /** Access to demand letters, debt compilations and agreements (rows K13 and K17). */
  readonly claimDocuments: ClaimsAccess;
  readonly damages: DamagesAccess;
  /** Whether the portal offers payments at all (row P01). */
  readonly payments: boolean;
}

/**
 * True when the VIP answer can change the access: payments are off (row T04), or a system has no entry (row T05). The
 * portal without an entry counts as online.
 */
export function needsVip(siteState: SiteState): boolean {
  return (
    siteState.payments === false ||
    systems.some((system) => system !== 'portal' && siteState[system] === undefined)
  );
}

/** When false, the maintenance page replaces every page, for visitors too (row R18). */
export function isPortalOpen(siteState: SiteState): boolean {
  return isUsable('portal', siteState, null);
}

function isUsable(system: System, siteState: SiteState, vip: Vip): boolean {
  const state = siteState[system];
  if (state === undefined) return system === 'portal' || vip === true;
  if (state === 'down') return false;
  return state || (system === 'payments' && vip === true);
}

function claimsAccess(user: User, isOnline: boolean): ClaimsAccess {
  switch (user.matrixCustomerType) {
    case 'blockedMatrixCustomer':
      return 'blocked';
    case 'notCustomer':
      return 'notCustomer';
    case 'notAvailable':
      return isOnline ? 'notAvailable' : 'offline';
    case 'matrixCustomer':
      return isOnline ? 'open' : 'offline';
  }
}

function damagesAccess(user: User, isOnline: boolean): DamagesAccess {
  switch (user.damageCustomerType) {
    case 'BlockedCustomer':
    case 'NoDamageCustomer':
      return isOnline ? 'cannotShow' : 'offline';
    case 'NoCustomer':
      return 'invitation';
    case 'NotAvailable':
      return isOnline ? 'notAvailable' : 'offline';
    case 'Customer':
      return isOnline ? 'open' : 'offline';
  }
}

/** The conditions of a page. */
export interface PageNeeds {
  readonly systems: readonly System[];
  /** The kind of customer in the claims system. */
  readonly claimsCustomer?: MatrixCustomerType;
  /** The kind of customer in the damages system. */
  readonly damagesCustomer?: DamageCustomerType;
}

/** The conditions of every page, from what each says about itself. */
export type Needs = Readonly<Record<CustomerPageName, PageNeeds>>;

/** Decides what this customer may see and reach (rows C01, N09–N11, T01–T07, T10). */
export function access(needs: Needs, user: User, siteState: SiteState, vip: Vip): Access {
  const usable = (system: System) => isUsable(system, siteState, vip);
  const routes = mapValues(needs, (each) => meets(each, user, usable));
  return {
    systems: {
      portal: usable('portal'),
      claims: usable('claims'),
      messages: usable('messages'),
      documents: usable('documents'),
      payments: usable('payments'),
      attachedFiles: usable('attachedFiles'),
      damages: usable('damages'),
      claimDocuments: usable('claimDocuments'),
      registerExtract: usable('registerExtract'),
    },
    routes,
    claims: claimsAccess(user, usable('claims')),
    claimDocuments: claimsAccess(user, usable('claimDocuments')),
    damages: damagesAccess(user, usable('damages')),
    payments: routes.checkout,
  };
}

function meets(
  { systems: needed, claimsCustomer, damagesCustomer }: PageNeeds,
  user: User,
  usable: (system: System) => boolean,
): boolean {
  return (
    needed.every(usable) &&
    (claimsCustomer === undefined || claimsCustomer === user.matrixCustomerType) &&
    (damagesCustomer === undefined || damagesCustomer === user.damageCustomerType)
  );
}
