import type { Access } from '../../domain/access.ts';
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
