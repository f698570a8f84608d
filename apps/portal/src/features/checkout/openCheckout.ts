import type { Clock } from '@mina-sidor/api-client';

import type { CheckoutAccount } from '../../platform/config.ts';
import type { CheckoutEvent } from './checkout.rules.ts';
import { checkoutTheme } from './checkoutTheme.ts';
import { loadCheckoutScript, type PaymentCheckout } from './loadCheckoutScript.ts';

/** How long the frame may take after the script has loaded, in milliseconds. */
const framePatience = 20_000;

interface OpenOptions {
  readonly account: CheckoutAccount;
  readonly paymentId: string;
  /** The payment company puts its frame into this element, which needs an id. */
  readonly container: HTMLElement;
  readonly clock: Clock;
  readonly onEvent: (event: CheckoutEvent) => void;
}

/**
 * Opens the payment company's checkout in the container and reports its events.
 *
 * @returns a function that closes the checkout; no events follow
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

  const emit = (event: CheckoutEvent) => {
    if (!isClosed) onEvent(event);
  };
  const onFrameLoaded = () => {
    clock.clearTimeout(frameTimer);
    emit('shown');
  };

  const open = async () => {
    const Checkout = await loadCheckoutScript({ address: account.script, clock });
    if (isClosed) return;
    if (Checkout === null) {
      emit('failed');
      return;
    }
    // A frame's load event does not bubble, so the container listens in the capture phase.
    container.addEventListener('load', onFrameLoaded, { capture: true, once: true });
    frameTimer = clock.setTimeout(() => emit('failed'), framePatience);
    try {
      checkout = new Checkout({
        checkoutKey: account.key,
        paymentId,
        containerId: container.id,
        language: 'sv-SE',
        theme: checkoutTheme(container),
      });
      checkout.on('payment-completed', () => emit('completed'));
      checkout.on('payment-cancelled', () => emit('cancelled'));
    } catch {
      emit('failed');
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
      // The company's code may throw when its frame has already gone.
    }
    container.replaceChildren();
  };
}
