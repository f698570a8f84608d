// @vitest-environment jsdom
import type { ClaimCase } from '@mina-sidor/api-client';
import { flushSync } from 'react-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { useCustomer } from '../../customer/customer.ts';
import { createStore, useStore } from '../../platform/store.ts';
import { aCase } from '../../testing/aCase.ts';
import { draw, press } from '../../testing/draw.tsx';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';

beforeEach(() => {
  vi.stubGlobal('CSS', { supports: () => true });
});

const file = new File(['x'], 'kvitto.pdf');
const dialog = () => document.querySelector('[role="dialog"]');

/** The panel of a case that can change meanwhile, as when it is paid in another tab. */
function open({ hasFile = false } = {}) {
  const shown = createStore(aCase());
  const change = (overrides: Partial<ClaimCase>) => {
    flushSync(() => shown.set({ ...shown.get(), ...overrides }));
    return Promise.resolve(shown.get());
  };
  const calls: string[] = [];
  const Panel = () => {
    const { drafts } = useCustomer().scope;
    if (hasFile && drafts.unloadLoss() === null) {
      const files = { status: 'ready', chosen: [file], refused: [] } as const;
      drafts.change('reply:c1', { type: 'attached', files });
    }
    return (
      <>
        <h1 tabIndex={-1}>4711 0023 918</h1>
        <PaymentPanel
          claimCase={useStore(shown)}
          refresh={() => change({ paymentStatus: 'Created' })}
        />
      </>
    );
  };
  draw(
    <StoryFrame
      answer={(path) => {
        calls.push(path);
        return new Response(null, { status: 500 });
      }}
    >
      <Panel />
    </StoryFrame>,
  );
  return { change, calls };
}

describe('the question before a payment that would lose files', () => {
  it('closes when the case is paid in another tab, and creates nothing [Z15, Z27]', async () => {
    const { change, calls } = open({ hasFile: true });
    press('Betala 4\u00A0350\u00A0kr med Swish');
    await expect.poll(dialog).not.toBeNull();
    await change({ paymentStatus: 'CheckoutFinished' });
    await expect.poll(dialog).toBeNull();
    expect(calls.filter((path) => path.includes('/Payment/'))).toEqual([]);
  });
});

it('reads what has replaced the pay button to the customer who has pressed it [D26]', async () => {
  open();
  press('Betala 4\u00A0350\u00A0kr med Swish');
  await expect.poll(() => document.activeElement?.textContent).toContain('Betalning bearbetas');
});
