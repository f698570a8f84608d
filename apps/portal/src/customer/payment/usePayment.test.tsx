// @vitest-environment jsdom
import type { ClaimCase } from '@mina-sidor/api-client';
import { noFiles } from '@mina-sidor/ui';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useLocation, useNavigate } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { aCase } from '../../testing/aCase.ts';
import { createHeldAnswer } from '../../testing/heldAnswer.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { useStore } from '../../platform/store.ts';
import type { GlobalError } from '../globalError.ts';
import { useCustomer } from '../customer.ts';
import { useServices } from '../services.ts';
import { type Payment, usePayment } from './usePayment.ts';

const request = { kind: 'case', referenceNumber: '47110023918', charge: 435_000 } as const;
const [createCase, createAll] = [
  '/api/Payment/CreatePayment?amount=4350&reference=47110023918',
  '/api/Payment/CreateTotalPayment',
];

let close = () => {};
afterEach(() => close());

interface Shown extends Payment {
  readonly pathname: string;
  readonly error: GlobalError | null;
  readonly choose: (file: File) => void;
  readonly back: () => void;
}

type Answer = () => Response | Promise<Response>;

/** The cases that the page fetches after a payment that did not start; null when that fails. */
type Refetched = readonly Partial<ClaimCase>[] | null;

/** Pages that can be paid from, drawn together. The server gives these answers to the payments in turn. */
async function draw(answers: Answer[], refetched: Refetched = [{}], pages = 1, path?: string) {
  const asked: string[] = [];
  const refetches: number[] = [];
  const shown: Shown[] = [];
  const refetch = (page: number) => {
    refetches.push(page);
    return Promise.resolve(refetched?.map((one) => aCase(one)));
  };
  const answer = (path: string) => {
    if (!path.startsWith('/api/Payment/')) return Response.json(null);
    asked.push(path);
    return (answers.shift() ?? lost)();
  };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const render = (count: number) =>
    root.render(
      <StoryFrame answer={answer} path={path}>
        {Array.from({ length: count }, (_, page) => (
          <Page
            key={page}
            onShown={(now) => {
              shown[page] = now;
            }}
            refetch={() => refetch(page)}
          />
        ))}
      </StoryFrame>,
    );
  render(pages);
  close = () => root.unmount();
  await expect.poll(() => shown).toHaveLength(pages);
  return {
    asked,
    refetches,
    shown: (page = 0) => shown[page],
    leaveSecond: () => flushSync(() => render(1)),
  };
}

interface PageProps {
  readonly refetch: () => Promise<readonly ClaimCase[] | undefined>;
  readonly onShown: (shown: Shown) => void;
}

function Page({ refetch, onShown }: PageProps) {
  const payment = usePayment(refetch);
  const error = useStore(useServices().globalError);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { drafts } = useCustomer().scope;
  const choose = (file: File) =>
    drafts.change('newQuestion', { type: 'attached', files: { ...noFiles, chosen: [file] } });
  const back = () => void navigate(-1);
  // Not before the page is there: its button cannot be pressed earlier.
  useEffect(() => onShown({ ...payment, error, pathname, choose, back }));
  return null;
}

/** What the page that covers everything says of the money. */
const moneyOf = (error: GlobalError | null | undefined) =>
  error?.kind === 'paymentNotStarted' ? error.money : undefined;

const created = () => Response.json({ paymentId: '0f' });
const status = (code: number, headers = {}) => new Response(null, { status: code, headers });

describe('a payment that did not start', () => {
  it.each<[said: string, Answer, Refetched, problem: string]>([
    ['409 and the case is untouched', () => status(409), [{}], 'changed: nothing'],
    [
      '409 and the case is being paid',
      () => status(409),
      [{ paymentStatus: 'Created' }],
      'changed: inProgress',
    ],
    [
      '409 and the case has been paid',
      () => status(409),
      [{ amountToPay: 0 }],
      'changed: nothingLeft',
    ],
    ['409 and the case is no longer listed', () => status(409), [], 'changed: unknown'],
    ['409 and the case cannot be fetched', () => status(409), null, 'changed: unknown'],
    ['no answer', lost, [{}], 'unknown: nothing'],
    [
      'no answer and an earlier payment has begun',
      lost,
      [{ paymentStatus: 'Initialized' }],
      'unknown: unknown',
    ],
    ['503 of a proxy', () => status(503), [{}], 'unclear: nothing'],
    ['something that is no payment', () => Response.json({ ok: true }), [{}], 'unclear: nothing'],
  ])(
    'is explained on its page after %s [P05, Q22, Z29]',
    async (_said, answer, cases, expected) => {
      const { asked, shown } = await draw([answer], cases);
      shown()?.pay(request);
      await expect.poll(() => shown()?.problem).not.toBeNull();
      expect(`${shown()?.problem?.kind ?? ''}: ${shown()?.problem?.money.get() ?? ''}`).toBe(
        expected,
      );
      await expect.poll(() => shown()?.isPending).toBe(false);
      expect(asked, 'the call is not repeated').toEqual([createCase]);
      expect(shown()).toMatchObject({ error: null, pathname: '/' });
    },
  );

  it.each<[code: number, Refetched, money: string]>([
    [500, [{}], 'nothing'],
    [500, [{}, { referenceNumber: '4712', paymentStatus: 'CheckoutFinished' }], 'nothing'],
    [500, [{ paymentStatus: 'Initialized' }], 'unknown'],
    [500, [{ paymentStatus: 'CheckoutFinished' }], 'inProgress'],
    [500, null, 'unknown'],
    [400, [{}], 'nothing'],
    [429, [{}], 'nothing'],
  ])('covers the page after %i [E09, Q22, Z29]', async (code, cases, money) => {
    const { asked, shown } = await draw([() => status(code)], cases);
    shown()?.pay(request);
    await expect
      .poll(() => shown()?.error)
      .toMatchObject({ kind: 'paymentNotStarted', httpStatus: code });
    expect(moneyOf(shown()?.error)?.get()).toBe(money);
    expect(asked).toEqual([createCase]);
    expect(shown()?.problem).toBeNull();
  });

  it('is left to the notice of the system that is off [E02, E09]', async () => {
    const { asked, shown, refetches } = await draw([
      () => status(503, { 'service-unavailable': 'payments' }),
    ]);
    shown()?.pay(request);
    await expect.poll(() => asked).toEqual([createCase]);
    await expect.poll(() => shown()?.isPending).toBe(false);
    expect(shown()).toMatchObject({ error: null, problem: null, pathname: '/' });
    expect(refetches).toEqual([]);
  });
});

it('a payment that did not start is no longer told of while the next one is begun [P05]', async () => {
  const next = createHeldAnswer();
  const { shown } = await draw([() => status(409), () => next.response]);
  shown()?.pay(request);
  await expect.poll(() => shown()?.problem).not.toBeNull();
  shown()?.pay(request);
  await expect.poll(() => shown()?.isPending).toBe(true);
  expect(shown()?.problem).toBeNull();
});

it('a payment is not made for a customer who has left the page while it waited for another [P05]', async () => {
  const first = createHeldAnswer();
  const { asked, refetches, shown, leaveSecond } = await draw(
    [() => first.response, created],
    [{}],
    2,
  );
  shown(0)?.pay(request);
  shown(1)?.pay(request);
  await expect.poll(() => shown(1)?.isPending).toBe(true);
  leaveSecond();
  first.send(status(409));
  await expect.poll(() => refetches).toEqual([0]);
  expect(asked).toEqual([createCase]);
});

it('is explained, and confirms nothing, when the server names the payment of another case [Z28, Z29]', async () => {
  const { shown } = await draw([created, created], [{ referenceNumber: '47110023926' }], 2);
  shown(0)?.pay(request);
  await expect.poll(() => shown(1)?.pathname).toBe('/krav/betala/0f');
  shown(1)?.pay({ ...request, referenceNumber: '47110023926' });
  await expect.poll(() => shown(1)?.problem?.kind).toBe('unclear');
  expect(shown(1)?.problem?.money.get()).toBe('nothing');
  expect(localStorage.getItem('payments')).not.toContain('47110023926');
});

describe('a payment that was created', () => {
  it('leads to its checkout, and no button can be pressed meanwhile [P03, P05]', async () => {
    const { asked, shown } = await draw([created, created]);
    shown()?.pay(request);
    await expect.poll(() => shown()?.pathname).toBe('/krav/betala/0f');
    expect(shown()?.isPending).toBe(true);
    shown()?.pay(request);
    await expect.poll(() => localStorage.getItem('payments')).toContain('"charge":435000');
    expect(asked).toEqual([createCase]);
  });

  it('of the whole debt leads to its checkout, too [P04]', async () => {
    const { asked, shown } = await draw([created]);
    const parts = ['47110023918', '47110023926'].map((referenceNumber) => ({
      referenceNumber,
      charge: 100_000,
    }));
    shown()?.pay({ kind: 'wholeDebt', charge: 200_000, parts });
    await expect.poll(() => shown()?.pathname).toBe('/krav/betala/0f');
    expect(asked).toEqual([createAll]);
    expect(localStorage.getItem('payments')).toContain('"referenceNumber":"47110023926"');
  });

  it('is waited for by a payment from another page of the tab [P05]', async () => {
    const first = createHeldAnswer();
    const { asked, shown } = await draw([() => first.response, created], [{}], 2);
    shown(0)?.pay(request);
    shown(1)?.pay({ ...request, referenceNumber: '47110023926' });
    await expect.poll(() => [shown(0)?.isPending, shown(1)?.isPending]).toEqual([true, true]);
    expect(asked).toEqual([createCase]);
    first.send(status(409));
    await expect.poll(() => shown(1)?.pathname).toBe('/krav/betala/0f');
    expect(asked).toEqual([createCase, createCase.replace('3918', '3926')]);
  });
});

describe('with a file that has not been sent, a payment', () => {
  const file = new File(['x'], 'kvitto.pdf');

  it('is not made before the customer agrees to lose it with the page [Z15]', async () => {
    const { asked, shown } = await draw([created]);
    shown()?.choose(file);
    shown()?.pay(request);
    await expect.poll(() => shown()?.question).not.toBeNull();
    expect(asked).toEqual([]);
    shown()?.question?.goOn();
    await expect.poll(() => shown()?.pathname).toBe('/krav/betala/0f');
  });

  it('takes the place of a cancelled one without a question: its document goes on, and Back leads to Krav [Z15, P09]', async () => {
    const { shown } = await draw([created], [{}], 1, '/krav/betala/0e');
    shown()?.choose(file);
    shown()?.pay(request);
    await expect.poll(() => shown()?.pathname).toBe('/krav/betala/0f');
    shown()?.back();
    await expect.poll(() => shown()?.pathname).toBe('/krav');
  });
});

function lost(): Promise<Response> {
  return Promise.reject(new TypeError('Failed to fetch'));
}

it('does not say that no money was taken while an earlier payment of the case may be approved in Swish [Z29, Z57]', async () => {
  const { shown } = await draw([created, () => status(500)], [{}], 2);
  shown(0)?.pay(request);
  await expect.poll(() => shown(1)?.pathname).toBe('/krav/betala/0f');
  shown(1)?.pay(request);
  await expect.poll(() => moneyOf(shown(1)?.error)?.get()).toBe('unknown');
});

it.each([409, 500])(
  'no longer says that no money was taken once another page has begun a payment of the case, after %i [Z29]',
  async (code) => {
    const { shown } = await draw([() => status(code), created], [{}], 2);
    const money = () => shown(0)?.problem?.money ?? moneyOf(shown(0)?.error);
    shown(0)?.pay(request);
    await expect.poll(() => money()?.get()).toBe('nothing');
    const told = vi.fn();
    money()?.subscribe(told);
    shown(1)?.pay(request);
    await expect.poll(() => shown(1)?.pathname).toBe('/krav/betala/0f');
    expect(money()?.get()).toBe('unknown');
    expect(told).toHaveBeenCalled();
  },
);
