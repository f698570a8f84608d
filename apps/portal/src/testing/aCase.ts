import type { ClaimCase } from '@mina-sidor/api-client';

/** An active case over one vehicle. Override what matters to the test. */
export function aCase(overrides: Partial<ClaimCase> = {}): ClaimCase {
  return {
    referenceNumber: '47110023918',
    stateName: 'Claim',
    active: true,
    amountToPay: 435_000,
    customerCases: [
      { caseType: 'of-ärende', damageDate: null, fromDate: '2026-06-01', toDate: '2026-08-31' },
    ],
    registrationNumbers: ['ABC12D'],
    hasOpenUninsuredPeriod: false,
    dayCharge: null,
    ocrNumber: '471100239188',
    plusGiroNumber: '1234566',
    paymentStatus: 'None',
    paymentPlanInfo: null,
    ...overrides,
  };
}

/** The same case as the provider sends it. */
export function aSentCase(referenceNumber: string, amountToPay = '4 350') {
  return { ...aCase({ referenceNumber }), amountToPay };
}
