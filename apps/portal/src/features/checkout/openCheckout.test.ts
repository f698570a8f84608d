// @vitest-environment jsdom
import { systemClock } from '@mina-sidor/api-client';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { CheckoutEvent } from './checkout.rules.ts';
import { openCheckout } from './openCheckout.ts';

const address = 'https://payments.example/v1/checkout.js';
const scripts = () => [...document.querySelectorAll('script')];

/** What the payment company's script adds to the page, and the calls that it gets. */
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

/** Runs everything that waits only for promises. */
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

  it('reports that the payment is made or cancelled, until it is closed [P08]', async () => {
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

  it('is not opened when the page has unmounted before the script loaded [P06]', async () => {
    const company = companyScript();
    openIn(container).close();
    await scriptComes(company);
    expect(company.opened).toEqual([]);
  });
});

describe('the checkout is reported as unavailable', () => {
  it('when the script cannot be loaded, and the next attempt loads it again [P12]', async () => {
    const { events } = openIn(container);
    scripts()[0]?.dispatchEvent(new Event('error'));
    await settle();
    expect(events).toEqual(['failed']);
    expect(scripts()).toEqual([]);
  });

  it('when the script does not load in 20 seconds; a later one is ignored [P12]', async () => {
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

  it('and closing it causes no error when the company’s frame has gone [P12]', async () => {
    const company = companyScript();
    company.cleanup.mockImplementation(() => {
      throw new Error('no frame');
    });
    const { close } = openIn(container);
    await scriptComes(company);
    expect(close).not.toThrow();
  });
});
