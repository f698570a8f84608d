import type { Sandbox } from './sandbox.ts';

/** An active case as the provider sends it. */
export function aCase(referenceNumber: string, active = true) {
  return {
    referenceNumber,
    stateName: 'Reminder   ',
    active,
    amountToPay: active ? '300,00' : '0',
    customerCases: [],
    registrationNumbers: ['ABC12D'],
    hasOpenUninsuredPeriod: false,
    dayCharge: null,
    ocrNumber: '4711002392635',
    plusGiroNumber: '12 34 56-6',
    paymentStatus: 'None',
    paymentPlanInfo: null,
  };
}

/** Gives the claims page exactly these cases and payments, for every customer. */
export async function setCases(
  sandbox: Sandbox,
  active: readonly string[],
  closed: readonly string[] = [],
  transactions: readonly Readonly<Record<'type' | 'date' | 'amount', string>>[] = [],
): Promise<void> {
  await sandbox.addFault({
    path: '/api/Insurance/GetReferenceNumberBasePackage',
    body: {
      activeReferenceNumberBaseDeck: active.map((referenceNumber) => aCase(referenceNumber)),
      inactiveReferenceNumberBaseDeck: closed.map((referenceNumber) =>
        aCase(referenceNumber, false),
      ),
      referenceNumberTransactions: transactions,
      hasOspec: false,
    },
  });
}
