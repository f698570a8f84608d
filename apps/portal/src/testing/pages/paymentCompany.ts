import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, vi } from 'vitest';

import { reload, sandbox } from './openPortal.tsx';

interface Opened {
  readonly paymentId: string;
  readonly frame: Element;
  readonly listeners: ReadonlyMap<string, () => void>;
}

/** What the payment company's script was asked to open, and whom it tells. */
let opened: Opened[] = [];

/** A test's browser loads no scripts and no frames, so this script is there already and says what the test lets it say. */
class Checkout {
  private readonly listeners = new Map<string, () => void>();

  constructor({ paymentId, containerId }: { paymentId: string; containerId: string }) {
    const frame = document.createElement('iframe');
    opened.push({ paymentId, frame, listeners: this.listeners });
    document.getElementById(containerId)?.append(frame);
    queueMicrotask(() => frame.dispatchEvent(new Event('load')));
  }

  on(event: string, listener: () => void): void {
    this.listeners.set(event, listener);
  }
}

/** For each test of the file, the payment company's script is there. */
export function playPaymentCompany(): void {
  beforeEach(() => {
    opened = [];
    vi.stubGlobal('Dibs', { Checkout });
  });
  afterEach(() => vi.unstubAllGlobals());
}

/** The payments whose checkout has been opened, in order. */
export const openedPayments = () => opened.map(({ paymentId }) => paymentId);

/** From now on, the company's script refuses to start, as with a wrong key. */
export function refuseCheckouts(): void {
  vi.stubGlobal('Dibs', {
    Checkout: function refuse() {
      throw new Error('wrong key');
    },
  });
}

/** The button of this name, written with ordinary spaces. */
export const findPay = (name: string) => screen.findByRole('button', { name: spaced(name) });

export const queryPay = (name: string) => screen.queryByRole('button', { name: spaced(name) });

const spaced = (name: string) => (text: string) => text.replaceAll(/\s/gu, ' ') === name;

/** The customer presses the button, and the browser loads the checkout's own document. */
export async function payWith(name: string): Promise<void> {
  await userEvent.click(await findPay(name));
  await loadCheckout();
}

/** Waits until the portal goes to a checkout, and draws that as the document of its own which it is. */
export async function loadCheckout(): Promise<void> {
  await expect.poll(() => location.pathname).toMatch(/^\/krav\/betala\/[0-9a-f]{32}$/u);
  reload();
}

/** The customer answers in Swish, and the company's frame tells the portal. */
export async function answerInSwish(action: 'approve' | 'cancel'): Promise<void> {
  const event = action === 'approve' ? 'payment-completed' : 'payment-cancelled';
  await sandbox.swish((await companyOf(event)).paymentId, action);
  await tell(event);
}

/** The company's frame tells that its payment is made, as it does for one that was made earlier, too. */
export async function tell(event: 'payment-completed' | 'payment-cancelled'): Promise<void> {
  (await companyOf(event)).listeners.get(event)?.();
}

/** The checkout in the page, once the portal listens to it. */
async function companyOf(event: string): Promise<Opened> {
  const inPage = () => opened.find(({ frame }) => frame.isConnected);
  await expect.poll(() => inPage()?.listeners.has(event)).toBe(true);
  const found = inPage();
  if (found === undefined) throw new Error('No checkout is open');
  return found;
}
