import type { Clock } from '@mina-sidor/api-client';

import type { CheckoutAccount } from '../../platform/config.ts';
import type { CheckoutEvent } from './checkout.rules.ts';
import { checkoutTheme } from './checkoutTheme.ts';
import { loadCheckoutScript, type PaymentCheckout } from './loadCheckoutScript.ts';

/** How long the frame may take once the script is there, in milliseconds. */
const framePatience = 20_000;

interface OpenOptions {
  readonly account: CheckoutAccount;
  readonly paymentId: string;
  /** What the payment company puts its frame into; has an id. */
  readonly container: HTMLElement;
  readonly clock: Clock;
  readonly onEvent: (event: CheckoutEvent) => void;
}

/**
 * Opens the payment company's checkout in the container and tells what becomes of it.
 *
 * @returns takes the checkout away; nothing is told after that
 */
export function openCheckout({
  account,
  paymentId,
  container,
  clock,
  onEvent,
}: OpenOptions): () => void {
  let isClosed = false;
  let checkout: PaymentCheckout | null = null;
  let frameTimer: unknown = null;

  const tell = (event: CheckoutEvent) => {
    if (!isClosed) onEvent(event);
  };
  const onFrameLoaded = () => {
    clock.clearTimeout(frameTimer);
    tell('shown');
  };

  const open = async () => {
    const Checkout = await loadCheckoutScript({ address: account.script, clock });
    if (isClosed) return;
    if (Checkout === null) {
      tell('failed');
      return;
    }
    // A frame tells nobody but those who listen on the way down.
    container.addEventListener('load', onFrameLoaded, { capture: true, once: true });
    frameTimer = clock.setTimeout(() => tell('failed'), framePatience);
    try {
      checkout = new Checkout({
        checkoutKey: account.key,
        paymentId,
        containerId: container.id,
        language: 'sv-SE',
        theme: checkoutTheme(container),
      });
      checkout.on('payment-completed', () => tell('completed'));
      checkout.on('payment-cancelled', () => tell('cancelled'));
    } catch {
      tell('failed');
    }
  };
  void open();

  return () => {
    isClosed = true;
    clock.clearTimeout(frameTimer);
    container.removeEventListener('load', onFrameLoaded, { capture: true });
    try {
      checkout?.cleanup?.();
    } catch {
      // The company's own trouble when its part is already gone from the page.
    }
    container.replaceChildren();
  };
}
