import type { Clock } from '@mina-sidor/api-client';
import * as v from 'valibot';

/** What of the payment company's checkout is used here; the whole surface is the company's to describe. */
export interface PaymentCheckout {
  readonly on: (event: string, listener: () => void) => void;
  /** Takes the company's listeners away; older versions have none. */
  readonly cleanup?: () => void;
}

interface PaymentCheckoutOptions {
  readonly checkoutKey: string;
  readonly paymentId: string;
  /** Id of the element that the company puts its frame into. */
  readonly containerId: string;
  readonly language: string;
  readonly theme: Readonly<Record<string, string>>;
}

type PaymentCheckoutConstructor = new (options: PaymentCheckoutOptions) => PaymentCheckout;

/** What the script leaves behind in the page. */
const loadedSchema = v.object({
  Dibs: v.object({
    Checkout: v.custom<PaymentCheckoutConstructor>((value) => typeof value === 'function'),
  }),
});

/** How long the script may take, in milliseconds: longer than a slow line needs, shorter than anybody waits. */
const patience = 20_000;

interface LoadOptions {
  /** Where the script is (row P07). */
  readonly address: string;
  readonly clock: Clock;
}

/**
 * Brings the payment company's script into the page (row P06). Answers with its checkout, or `null` when the script does
 * not come, does not come in time, or is not what it should be. Never rejects.
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
      // A document with the strict policy takes no address of a script.
      resolve(false);
    }
  });
  const checkout = hasCome ? loadedCheckout() : null;
  // An element that failed would keep the next attempt from being one.
  if (checkout === null) script.remove();
  return checkout;
}

function loadedCheckout(): PaymentCheckoutConstructor | null {
  const loaded = v.safeParse(loadedSchema, globalThis);
  return loaded.success ? loaded.output.Dibs.Checkout : null;
}
