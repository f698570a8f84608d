import { begunPayment } from '../domain/knownPayments.rules.ts';
import type { KnownPayment } from '../domain/storedPayment.rules.ts';

export const [one, two] = ['47110023918', '47110023926'];
export const first = { referenceNumber: one, charge: 435_000 };
export const parts = [first, { referenceNumber: two, charge: 398_000 }];
export const begun = begunPayment('maja', { kind: 'wholeDebt', parts, charge: 833_000 }, 0);
export const completed: KnownPayment = { ...begun, isCompleted: true };
export const told: KnownPayment = { ...completed, answeredAt: 10 };
export const settled = parts.map((part) => ({ ...part, isSettled: true }));
