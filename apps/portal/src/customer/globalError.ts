import type { MoneyTaken } from '../domain/payment.rules.ts';
import type { ReadableStore } from '../platform/store.ts';

/** An error that covers the page until the customer dismisses it. */
export type GlobalError =
  /** The server could not be reached (row E06). */
  | { readonly kind: 'connection' }
  /** A payment could not be created (row E09). */
  | {
      readonly kind: 'paymentNotStarted';
      readonly httpStatus: number;
      readonly money: ReadableStore<MoneyTaken>;
    };
