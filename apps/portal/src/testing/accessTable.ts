import { type System, systems, type User } from '@mina-sidor/api-client';

import type { ClaimsAccess, DamagesAccess, SystemState, Vip } from '../domain/access.ts';
import { mapValues } from '../domain/record.ts';
import type { CustomerFeature } from '../featureTypes.ts';
import type { CustomerPageName } from '../paths.ts';

/*
 * Who sees what, typed by hand from rows C01, N09–N11, T03–T07, T10, E02 and K13. It uses nothing of `access`, so
 * that the two can be compared.
 */

export const vipAnswers = [null, false, true] as const satisfies readonly Vip[];

/** Online, offline, without an entry, or just found to be down by a call. */
export const systemStates = [true, false, undefined, 'down'] as const;
export type Entry = SystemState | undefined;

type Usable = 'yes' | 'no' | 'VIP';

/** Whether a system can be used in each state; `VIP` means for VIP customers only. */
const usable: Readonly<Record<'ordinary' | 'payments' | 'portal', readonly Usable[]>> = {
  //          online offline  absent  down
  ordinary: ['yes', 'no', 'VIP', 'no'],
  payments: ['yes', 'VIP', 'VIP', 'no'],
  portal: ['yes', 'no', 'yes', 'no'],
};

/** The access to claims of each kind of customer: while their system can be used, and while it cannot. */
const claims: Readonly<Record<User['matrixCustomerType'], readonly [ClaimsAccess, ClaimsAccess]>> =
  {
    matrixCustomer: ['open', 'offline'],
    blockedMatrixCustomer: ['blocked', 'blocked'],
    notCustomer: ['notCustomer', 'notCustomer'],
    notAvailable: ['notAvailable', 'offline'],
  };

/** The same for damages. */
const damages: Readonly<
  Record<User['damageCustomerType'], readonly [DamagesAccess, DamagesAccess]>
> = {
  Customer: ['open', 'offline'],
  BlockedCustomer: ['cannotShow', 'offline'],
  NoDamageCustomer: ['cannotShow', 'offline'],
  NoCustomer: ['invitation', 'invitation'],
  NotAvailable: ['notAvailable', 'offline'],
};

type Needs = CustomerFeature['needs'];

/** The needs of the pages according to the rows. */
const needs: Readonly<Record<CustomerPageName, Needs>> = {
  overview: { systems: [] },
  claims: { systems: ['claims'], claimsCustomer: 'matrixCustomer' },
  case: { systems: ['claims'], claimsCustomer: 'matrixCustomer' },
  checkout: { systems: ['claims', 'payments'], claimsCustomer: 'matrixCustomer' },
  documents: { systems: ['documents'] },
  messages: { systems: ['messages'] },
  damages: { systems: ['damages'], damagesCustomer: 'Customer' },
  registerExtract: { systems: [] },
};

type Kind = Pick<User, 'matrixCustomerType' | 'damageCustomerType'>;

/** The access of a customer according to the rows. */
export function expectedAccess(user: Kind, entryOf: (system: System) => Entry, vip: Vip) {
  const canUse = (system: System): boolean => {
    const kind = system === 'payments' || system === 'portal' ? system : 'ordinary';
    const answer = usable[kind][systemStates.indexOf(entryOf(system))];
    return answer === 'yes' || (answer === 'VIP' && vip === true);
  };
  const isReached = ({ systems: needed, claimsCustomer, damagesCustomer }: Needs): boolean =>
    needed.every(canUse) &&
    (claimsCustomer ?? user.matrixCustomerType) === user.matrixCustomerType &&
    (damagesCustomer ?? user.damageCustomerType) === user.damageCustomerType;
  const claimsBy = (system: System) => claims[user.matrixCustomerType][canUse(system) ? 0 : 1];
  return {
    systems: Object.fromEntries(systems.map((system) => [system, canUse(system)])),
    routes: mapValues(needs, isReached),
    claims: claimsBy('claims'),
    claimDocuments: claimsBy('claimDocuments'),
    damages: damages[user.damageCustomerType][canUse('damages') ? 0 : 1],
    payments: isReached(needs.checkout),
  };
}
