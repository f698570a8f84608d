// @vitest-environment jsdom
import type { ClaimCase } from '@mina-sidor/api-client';
import { flushSync } from 'react-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { useCustomer } from '../../customer/customer.ts';
import type { Claims } from '../../customer/payment/useClaims.ts';
import { createStore, useStore } from '../../platform/store.ts';
import { aCase } from '../../testing/aCase.ts';
import { aPlan } from '../../testing/aPlan.ts';
import { button, press, shownText } from '../../testing/draw.tsx';
import { drawInFrame } from '../../testing/drawInFrame.tsx';
import { createHeldAnswer } from '../../testing/heldAnswer.ts';
import { aUser } from '../../testing/StoryFrame.tsx';
import { ClaimsLists } from './ClaimsLists.tsx';

beforeEach(() => {
  vi.stubGlobal('CSS', { supports: () => true });
});

const [first, second] = [
  aCase({ referenceNumber: '47110023918' }),
  aCase({ referenceNumber: '47110023926' }),
];
const payAll = 'Betala 8\u00A0700\u00A0kr med Swish';
const dialog = () => document.querySelector('[role="dialog"]');

function claimsOf(active: readonly ClaimCase[], overrides: Partial<Claims> = {}): Claims {
  return {
    activeReferenceNumberBaseDeck: [...active],
    inactiveReferenceNumberBaseDeck: [],
    referenceNumberTransactions: [],
    hasOspec: false,
    user: aUser({ balance: 870_000 }),
    ...overrides,
  };
}

interface Situation {
  /** Unsent files, which a payment would lose. */
  readonly hasFile?: boolean;
  /** How the server answers a payment of all cases. */
  readonly payment?: () => Response | Promise<Response>;
  /** The claims as they are after the payment. */
  readonly after?: Claims;
}

/** The lists of claims, which can change meanwhile, as when a case is paid in another tab. */
function open(
  claims: Claims,
  {
    hasFile = false,
    payment = () => new Response(null, { status: 500 }),
    after = claims,
  }: Situation = {},
) {
  const shown = createStore(claims);
  const change = (next: Claims) => {
    flushSync(() => shown.set(next));
    return Promise.resolve(next);
  };
  const Page = () => {
    const { drafts } = useCustomer().scope;
    if (hasFile && drafts.unloadLoss() === null) {
      const files = { status: 'ready', chosen: [new File(['x'], 'a.pdf')], refused: [] } as const;
      drafts.change('reply:c1', { type: 'attached', files });
    }
    return (
      <>
        <h1 tabIndex={-1}>Krav</h1>
        <ClaimsLists
          claims={useStore(shown)}
          isBelowDebt
          isDebtOld={false}
          refresh={() => change(after)}
        />
      </>
    );
  };
  drawInFrame(<Page />, { answer: payment });
  return { change };
}

describe('the payment of the whole debt', () => {
  it('stops asking about unsent files when a case is paid in another tab [Z15, Z27]', async () => {
    const { change } = open(claimsOf([first, second]), { hasFile: true });
    press(payAll);
    await expect.poll(dialog).not.toBeNull();
    await change(claimsOf([first, { ...second, paymentStatus: 'CheckoutFinished' }]));
    await expect.poll(dialog).toBeNull();
  });

  it('keeps the pressed button, which is busy, with focus on it [C23, P05]', async () => {
    const held = createHeldAnswer();
    open(claimsOf([first, second]), { payment: () => held.response });
    press(payAll);
    expect(button(payAll).getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(button(payAll));
    held.send(new Response(null, { status: 500 }));
    await expect.poll(() => button(payAll).getAttribute('aria-busy')).toBeNull();
  });

  it('says why it did not start, also when it cannot be paid at once any more [C23, Z29]', async () => {
    open(claimsOf([first, second]), {
      payment: () => new Response(null, { status: 409 }),
      after: claimsOf([first, { ...second, paymentStatus: 'Created' }]),
    });
    press(payAll);
    await expect.poll(shownText).toContain('Betalningen startade inte');
    expect(shownText()).toContain('En betalning bearbetas redan. Den ska du inte betala igen.');
    expect(shownText()).not.toContain('Betala hela skulden');
    expect(document.activeElement?.textContent).toContain('Betalningen startade inte');
  });
});

it('tells a customer who has paid everything not to pay again, over the list [Z27, Z29]', () => {
  open(claimsOf([first, second].map((one) => ({ ...one, paymentStatus: 'Created' }))));
  expect(shownText()).toContain(
    'Information: Betalning bearbetasDet kan ta till nästa vardag innan skulden minskar här. Du behöver inte betala igen.',
  );
});

describe('the box with the whole debt stands on the edge of the debt above it', () => {
  const isOnEdge = () => {
    const [box] = [...document.querySelectorAll('section')].filter((each) =>
      (each.textContent ?? '').startsWith('Betala hela skulden'),
    );
    expect(box).toBeDefined();
    return box?.closest('[class*="onBandEdge"]') !== null;
  };
  const atRisk = aCase({
    referenceNumber: '47110023934',
    stateName: 'InstallmentPlan',
    paymentPlanInfo: aPlan({ willBeClosed: true }),
  });

  it.each<[string, Claims, boolean]>([
    ['where nothing is between', claimsOf([first, second]), true],
    [
      'but not below the notice of an unknown payment',
      claimsOf([first, second], { hasOspec: true }),
      false,
    ],
    [
      'but not below the notice of a plan at risk',
      claimsOf([first, second, atRisk], { user: aUser({ balance: 1_305_000 }) }),
      false,
    ],
    [
      'but not below the notice that the amounts differ',
      claimsOf([first, second], { user: aUser({ balance: 100_000 }) }),
      false,
    ],
  ])('%s [C06, C22]', (_where, claims, expected) => {
    open(claims);
    expect(isOnEdge()).toBe(expected);
  });
});
