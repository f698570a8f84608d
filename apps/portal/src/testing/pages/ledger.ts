import * as v from 'valibot';

import type { Customer } from '../../../e2e/support/customers.ts';
import type { LedgerEntry } from '../../../e2e/support/sandbox.ts';
import { sandbox } from './openPortal.tsx';

/** The customer's payments in the books, oldest first: '47110023918: 4350 kr, created, 4350 taken'. */
export async function ledgerOf(customer: Customer): Promise<readonly string[]> {
  const payments = await paymentsOf(customer);
  return payments.map(({ references, amount, status, captures }) => {
    const taken = captures.reduce((sum, capture) => sum + capture.amount, 0);
    return `${references.join(', ')}: ${String(amount)} kr, ${status}, ${String(taken)} taken`;
  });
}

export async function paymentsOf(customer: Customer): Promise<readonly LedgerEntry[]> {
  const payments = await sandbox.payments();
  return payments.filter(({ personalNumber }) => personalNumber === customer.personalNumber);
}

/** The id of the customer's newest payment. */
export async function newestPaymentOf(customer: Customer): Promise<string> {
  return (await paymentsOf(customer)).at(-1)?.paymentId ?? '';
}

/** The customer pays the case with another device. */
export async function payElsewhere(
  { personalNumber }: Customer,
  payment: { readonly amount: string; readonly reference: string },
): Promise<string> {
  const login = await fetch(`${sandbox.url}/sandbox/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ personalNumber }),
  });
  const cookies = login.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? '';
  const query = new URLSearchParams(payment).toString();
  const created = await fetch(`${sandbox.url}/api/Payment/CreatePayment?${query}`, {
    headers: { cookie: cookies.join('; '), 'x-xsrf-token': token },
  });
  const { paymentId } = v.parse(v.object({ paymentId: v.string() }), await created.json());
  await sandbox.swish(paymentId, 'approve');
  return paymentId;
}
