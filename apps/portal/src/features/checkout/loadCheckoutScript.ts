import type { Clock } from '@mina-sidor/api-client';
import * as v from 'valibot';

/** The part of the payment company's checkout that the portal uses. */
export interface PaymentCheckout {
  readonly on: (event: string, listener: () => void) => void;
  /** Removes the company's listeners; missing in older versions. */
  readonly cleanup?: () => void;
}

interface PaymentCheckoutOptions {
  readonly checkoutKey: string;
  readonly paymentId: string;
  /** The id of the element that the company puts its frame into. */
  readonly containerId: string;
  readonly language: string;
  readonly theme: Readonly<Record<string, string>>;
}

type PaymentCheckoutConstructor = new (options: PaymentCheckoutOptions) => PaymentCheckout;

/** What the script adds to the global object. */
const loadedSchema = v.object({
  Dibs: v.object({
    Checkout: v.custom<PaymentCheckoutConstructor>((value) => typeof value === 'function'),
  }),
});

/** How long the script may take, in milliseconds. A slow connection needs less, and no customer waits longer. */
const patience = 20_000;

interface LoadOptions {
  /** The address of the script (row P07). */
  readonly address: string;
  readonly clock: Clock;
}

/**
 * Loads the payment company's script (row P06). Resolves with its checkout, or with `null` when the script fails, is
 * late or is not the expected one. Never rejects.
 */
export async function loadCheckoutScript({
  address,
  clock,
}: LoadOptions): Promise<PaymentCheckoutConstructor | null> {
  const known = loadedCheckout();
  if (known !== null) return known;
  const script = document.createElement('script');
  const hasCome = await new Promise<boolean>((resolve) => {
    clock.setTimeout(() => resolve(false), patience);
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => resolve(false));
    try {
      script.src = address;
      document.head.append(script);
    } catch {
      // A document with the strict security policy does not accept the address of a script.
      resolve(false);
    }
  });
  const checkout = hasCome ? loadedCheckout() : null;
  // A failed element would prevent the next attempt from loading the script.
  if (checkout === null) script.remove();
  return checkout;
}

function loadedCheckout(): PaymentCheckoutConstructor | null {
  const loaded = v.safeParse(loadedSchema, globalThis);
  return loaded.success ? loaded.output.Dibs.Checkout : null;
}
