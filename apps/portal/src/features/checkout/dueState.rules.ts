import type { Access } from '../../domain/access.ts';
import type { KnownPayment } from '../../domain/storedPayment.rules.ts';
import {
  type CaseWithPayments,
  consequences,
  type DueState,
  mayBeBeingPaid,
  payability,
} from '../../domain/payability.ts';

/** The state of all cases together. `inProgress` wins over `payable`, then come `unknown` and `nothingToPay`. */
export function dueStateOf(
  cases: readonly CaseWithPayments[],
  access: Pick<Access, 'payments'>,
): DueState {
  if (cases.some(mayBeBeingPaid)) return 'inProgress';
  const found = new Set(cases.map((one) => consequences[payability(one, access).kind].due));
  if (found.has('payable')) return 'payable';
  return found.has('unknown') ? 'unknown' : 'nothingToPay';
}

/** `outdated`: another payment has paid a case of this one, and other cases of it, or the rest of one, are left to pay. */
export type ShownDueState = DueState | 'asking' | 'outdated';

/**
 * What the page of a payment says that it cannot open.
 *
 * @param paid how many of its cases other payments have paid
 */
export function shownDueState(
  state: DueState | 'asking',
  paid: 'none' | 'some' | 'all',
): ShownDueState {
  if (paid === 'some' && state === 'inProgress') return 'outdated';
  return paid !== 'none' && state === 'payable' ? 'outdated' : state;
}

/** How the cases differ from what an earlier payment charges. */
export interface Change {
  /** What its only case asks for by now, in öre; null when it cannot be paid or there are several cases. */
  readonly charge: number | null;
}

const withoutCharge: Change = { charge: null };

/**
 * Whether a payment that was begun earlier charges something else than the cases ask for now. A case that is being paid does not
 * say so: it may be by this payment.
 *
 * @param parts empty if this browser does not know what the payment is for: it is certainly wrong then only if nothing is to be paid
 */
export function changeOf(
  parts: KnownPayment['parts'],
  cases: readonly CaseWithPayments[],
  access: Pick<Access, 'payments'>,
): Change | null {
  if (parts.length === 0)
    return dueStateOf(cases, access) === 'nothingToPay' ? withoutCharge : null;
  const changes = parts.flatMap<Change>(({ referenceNumber, charge }) => {
    const now = cases.find((one) => one.referenceNumber === referenceNumber);
    if (now === undefined) return [{ charge: null }];
    if (mayBeBeingPaid(now)) return [];
    const answer = payability(now, access);
    if (answer.kind !== 'payable') return [{ charge: null }];
    return answer.charge === charge ? [] : [{ charge: answer.charge }];
  });
  const [first] = changes;
  if (first === undefined) return null;
  return parts.length === 1 ? first : withoutCharge;
}
