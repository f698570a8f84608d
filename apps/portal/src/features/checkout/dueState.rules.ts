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

/**
 * Whether a payment that was begun earlier asks for something else than the cases do now. A case that is being paid does not say
 * so: it may be by this payment.
 */
export function hasChanged(
  parts: KnownPayment['parts'],
  cases: readonly CaseWithPayments[],
  access: Pick<Access, 'payments'>,
): boolean {
  return parts.some(({ referenceNumber, charge }) => {
    const now = cases.find((one) => one.referenceNumber === referenceNumber);
    if (now === undefined) return true;
    if (mayBeBeingPaid(now)) return false;
    const answer = payability(now, access);
    return answer.kind !== 'payable' || answer.charge !== charge;
  });
}
