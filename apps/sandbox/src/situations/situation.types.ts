import type { endpoints, ProviderSystem } from '@mina-sidor/api-client/contract';

import type { Settings } from '../store/settings.ts';

/** A call of the contract by its name in the endpoint table. */
type CallName = keyof typeof endpoints;

/** What a situation changes at the provider, the payment company or the server. */
export type Step =
  | { readonly do: 'switchOff'; readonly system: ProviderSystem }
  | { readonly do: 'set'; readonly settings: Partial<Settings> }
  | { readonly do: 'cutLiveConnection' }
  /** Pays a case. `until`: the money is captured, the provider has been told, or has booked it. */
  | {
      readonly do: 'pay';
      readonly referenceNumber: string;
      readonly until: 'taken' | 'told' | 'booked';
    }
  | {
      readonly do: 'write';
      readonly subject: 'insurance' | 'damage' | 'other';
      readonly message: string;
    }
  /** Cut, or answered with the status; late as well. */
  | {
      readonly do: 'breakCall';
      readonly call: CallName;
      readonly status?: number;
      readonly delayMs?: number;
      readonly abort?: boolean;
      readonly times?: number;
    }
  /** `serveOlderRelease` serves the previous release, `release` replaces it with the current one. */
  | { readonly do: 'serveOlderRelease' | 'release' }
  | { readonly do: 'passDays'; readonly days: number }
  | { readonly do: 'endSessions'; readonly kind: 'access' | 'all' }
  /** Does the steps when the portal makes the call: before the answer, or `afterMs` later. */
  | {
      readonly do: 'when';
      readonly call: CallName;
      readonly afterMs?: number;
      readonly steps: readonly Step[];
    };

/** A situation of a customer that the page can set up at one click. */
export interface Situation {
  /** Its address: `/sandbox?situation=…`. */
  readonly key: string;
  /** What it is called on the page. */
  readonly name: string;
  /** What happens, in one sentence. */
  readonly words: string;
  /** What to look for in the portal. */
  readonly look: string;
  /** The sample customer, whose data starts afresh. */
  readonly customer: string;
  /** Whether the customer is logged in; otherwise logged out. @default true */
  readonly isLoggedIn?: boolean;
  /** Where the portal is opened. */
  readonly opens: string;
  readonly steps: readonly Step[];
}
