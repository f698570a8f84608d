// @vitest-environment jsdom
import { systemClock } from '@mina-sidor/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { CheckoutEvent } from './checkout.rules.ts';
import { openCheckout } from './openCheckout.ts';

const address = 'https://payments.example/v1/checkout.js';
const scripts = () => [...document.querySelectorAll('script')];

/** What the payment company's script would leave in the page, and what it has been asked. */
function companyScript() {
  const listeners = new Map<string, () => void>();
  const opened: unknown[] = [];
  const cleanup = vi.fn<() => void>();
  const Checkout = class {
    constructor(options: unknown) {
      opened.push(options);
    }

    cleanup = cleanup;

    on(event: string, listener: () => void) {
      listeners.set(event, listener);
    }
  };
  return {
    opened,
    cleanup,
    Checkout,
    fire: (event: string) => listeners.get(event)?.(),
  };
}

function openIn(container: HTMLElement) {
  const events: CheckoutEvent[] = [];
  const close = openCheckout({
    account: { script: address, key: 'test-key' },
    paymentId: '0f',
    container,
    clock: systemClock,
    onEvent: (event) => events.push(event),
  });
  return { events, close };
}

/** Lets everything that waits for nothing but promises happen. */
const settle = () => vi.advanceTimersByTimeAsync(0);

async function scriptComes(Dibs: unknown) {
  vi.stubGlobal('Dibs', Dibs);
  scripts()[0]?.dispatchEvent(new Event('load'));
  await settle();
}

let container: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  container = document.createElement('div');
  container.id = 'frame-here';
  document.body.replaceChildren(container);
  document.head.replaceChildren();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the payment company’s checkout', () => {
  it('is opened for the payment, in Swedish, with the shop’s key [P06]', async () => {
    const company = companyScript();
    const { events } = openIn(container);
    expect(scripts().map(({ src }) => src)).toEqual([address]);
    await scriptComes(company);
    expect(company.opened).toEqual([
      expect.objectContaining({
        checkoutKey: 'test-key',
        paymentId: '0f',
        containerId: 'frame-here',
        language: 'sv-SE',
      }),
    ]);
    expect(events).toEqual([]);
    const frame = document.createElement('iframe');
    container.append(frame);
    frame.dispatchEvent(new Event('load'));
    expect(events[0]).toBe('shown');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(events, 'a frame that is there is waited for no longer').not.toContain('failed');
  });

  it('tells that the payment is made or given up, until it is closed [P08]', async () => {
    const company = companyScript();
    const { events, close } = openIn(container);
    await scriptComes(company);
    company.fire('payment-cancelled');
    company.fire('payment-completed');
    expect(events).toEqual(['cancelled', 'completed']);
    container.append(document.createElement('p'));
    close();
    expect(company.cleanup).toHaveBeenCalledTimes(1);
    expect(container.childElementCount).toBe(0);
    company.fire('payment-completed');
    expect(events).toHaveLength(2);
  });

  it('is opened again without another script [P06]', async () => {
    const company = companyScript();
    const first = openIn(container);
    await scriptComes(company);
    first.close();
    openIn(container);
    await settle();
    expect(company.opened).toHaveLength(2);
    expect(scripts()).toHaveLength(1);
  });

  it('is not opened when the page has gone before the script came [P06]', async () => {
    const company = companyScript();
    openIn(container).close();
    await scriptComes(company);
    expect(company.opened).toEqual([]);
  });
});

describe('paying is said to be impossible', () => {
  it('when the script cannot be fetched, and the next attempt fetches it anew [P12]', async () => {
    const { events } = openIn(container);
    scripts()[0]?.dispatchEvent(new Event('error'));
    await settle();
    expect(events).toEqual(['failed']);
    expect(scripts()).toEqual([]);
  });

  it('when the script does not come in 20 seconds, and what comes later is not opened [P12]', async () => {
    const company = companyScript();
    const { events } = openIn(container);
    const [script] = scripts();
    await vi.advanceTimersByTimeAsync(19_999);
    expect(events).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(events).toEqual(['failed']);
    vi.stubGlobal('Dibs', company);
    script?.dispatchEvent(new Event('load'));
    await settle();
    expect(company.opened).toEqual([]);
  });

  it.each([
    ['nothing', undefined],
    ['no object', 'text'],
    ['no checkout', {}],
    ['a checkout of another kind', { Checkout: { open: true } }],
  ])('when the script leaves %s behind [P12]', async (_name, Dibs) => {
    const { events } = openIn(container);
    await scriptComes(Dibs);
    expect(events).toEqual(['failed']);
  });

  it('when the checkout refuses to start [P12]', async () => {
    const { events, close } = openIn(container);
    await scriptComes({
      Checkout: function refuse() {
        throw new Error('wrong key');
      },
    });
    expect(events).toEqual(['failed']);
    close();
  });

  it('when no frame comes in 20 seconds [P12]', async () => {
    const { events } = openIn(container);
    await scriptComes(companyScript());
    await vi.advanceTimersByTimeAsync(19_999);
    expect(events).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(events).toEqual(['failed']);
  });

  it('and taking it away does no harm when the company’s own part has gone [P12]', async () => {
    const company = companyScript();
    company.cleanup.mockImplementation(() => {
      throw new Error('no frame');
    });
    const { close } = openIn(container);
    await scriptComes(company);
    expect(close).not.toThrow();
  });
});
