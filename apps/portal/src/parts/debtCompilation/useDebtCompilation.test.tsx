// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { describe, expect, it } from 'vitest';

import { useCustomer } from '../../customer/customer.ts';
import { noOrder, type CompilationOrder } from '../../domain/debtCompilation.rules.ts';
import type { ReadableStore } from '../../platform/store.ts';
import { draw } from '../../testing/draw.tsx';
import { createHeldAnswer } from '../../testing/heldAnswer.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { type DebtCompilation, useDebtCompilation } from './useDebtCompilation.ts';

const compilation = {
  minaSidorDocumentType: 'Sammanställning',
  minaSidorDisplayName: 'Skuldsammanställning',
  createdDate: '2026-11-20',
};
const listOf = (count: number) => Array.from({ length: count }, () => compilation);

/** How the server answers an order. `lost`: a proxy answers, so nobody knows whether it was made. */
const orderAnswers = { made: 204, refused: 400, lost: 504 } as const;

interface Server {
  /** The compilations in each answer with the list, in turn; null when it fails. The last one is repeated. */
  readonly listed: readonly (number | null | Promise<Response>)[];
  readonly orders: readonly (keyof typeof orderAnswers | Promise<Response>)[];
  readonly isListClosed?: boolean;
}

/** Two pages of one customer, each with the dialog. */
function open({ listed, orders, isListClosed = false }: Server) {
  const calls: string[] = [];
  const [lists, answers] = [[...listed], [...orders]];
  const nextList = (): Response | Promise<Response> => {
    const list = lists.length > 1 ? lists.shift() : lists[0];
    if (list instanceof Promise) return list;
    return list == null ? new Response(null, { status: 404 }) : Response.json(listOf(list));
  };
  const nextOrder = (): Response | Promise<Response> => {
    const order = answers.shift();
    if (order instanceof Promise) return order;
    return new Response(null, { status: order === undefined ? 500 : orderAnswers[order] });
  };
  const answer = (path: string): Response | Promise<Response> => {
    switch (path.split('/').at(-1)) {
      case 'GetInsuranceDocumentMetadatas':
        calls.push('list');
        return nextList();
      case 'GetDebtCompilation':
        calls.push('order');
        return nextOrder();
      case 'ConfirmDebtCompilation':
        calls.push('confirm');
        return new Response(null, { status: 204 });
      default:
        return new Response(null, { status: 404 });
    }
  };
  const dialogs: DebtCompilation[] = [];
  let order: Pick<ReadableStore<CompilationOrder>, 'get'> = { get: () => noOrder };
  const Page = ({ index }: { readonly index: number }) => {
    dialogs[index] = useDebtCompilation();
    order = useCustomer().scope.compilationOrder;
    return null;
  };
  draw(
    <StoryFrame answer={answer} offline={isListClosed ? { claimDocuments: false } : {}}>
      <Page index={0} />
      <Page index={1} />
    </StoryFrame>,
  );
  const act = (index: number, what: (dialog: DebtCompilation) => void) => {
    const dialog = dialogs[index];
    if (dialog !== undefined) flushSync(() => what(dialog));
  };
  const said = (index = 0) => {
    const { phase, problem } = dialogs[index] ?? {};
    return phase === 'error' ? problem : phase;
  };
  const confirm = (index = 0) => act(index, (dialog) => dialog.confirm());
  return {
    calls,
    said,
    close: () => act(0, (dialog) => dialog.onOpenChange(false)),
    open: (index = 0) => act(index, (dialog) => dialog.onOpenChange(true)),
    confirm,
    /** Waits until the compilations have been counted. */
    counted: (before: number) => expect.poll(() => order.get().before).toBe(before),
    /** Presses the dialog's button, and waits until it says the result. */
    confirmed: async () => {
      confirm();
      await expect.poll(() => said()).not.toBe('loading');
      return said();
    },
  };
}

describe('a debt compilation', () => {
  it('is ordered once, and its list is fetched anew [C26, C27, Q17, Q18]', async () => {
    const dialog = open({ listed: [0, 1], orders: ['made'] });
    dialog.open();
    await dialog.counted(0);
    dialog.confirm();
    dialog.confirm();
    await expect.poll(() => dialog.said()).toBe('done');
    await expect.poll(() => dialog.calls).toEqual(['list', 'order', 'list', 'confirm']);
  });

  it('that the server refuses is not sent again by itself, and anew at the next press [E10, Q22]', async () => {
    const dialog = open({ listed: [0], orders: ['refused', 'made'] });
    dialog.open();
    await dialog.counted(0);
    expect(await dialog.confirmed()).toBe('failed');
    expect(dialog.calls).toEqual(['list', 'order']);
    expect(await dialog.confirmed()).toBe('done');
  });

  it('can be ordered a second time once the first is done [C26]', async () => {
    const dialog = open({ listed: [0, 1, 1, 2], orders: ['made', 'made'] });
    dialog.open();
    await dialog.counted(0);
    expect(await dialog.confirmed()).toBe('done');
    dialog.close();
    dialog.open();
    await dialog.counted(1);
    expect(dialog.said()).toBe('confirm');
    expect(await dialog.confirmed()).toBe('done');
    expect(dialog.calls.filter((call) => call === 'order')).toHaveLength(2);
  });

  it('is not asked for in a list that is closed to the customer [K13, Q22]', async () => {
    const dialog = open({ listed: [0], orders: ['lost', 'made'], isListClosed: true });
    dialog.open();
    expect(await dialog.confirmed()).toBe('closed');
    expect(await dialog.confirmed()).toBe('closed');
    expect(dialog.calls).toEqual(['order']);
  });
});

describe('an order without an answer', () => {
  it.each<readonly [string, Server['listed'], string, string, readonly string[]]>([
    ['is done when the list shows it', [0, 1], 'done', 'done', ['order']],
    ['is sent anew when the list does not show it', [0], 'notFound', 'done', ['order', 'order']],
    ['is looked for until the list can be read', [0, null, 1], 'unknown', 'done', ['order']],
  ])('%s [Q22, C27]', async (_what, listed, first, second, orders) => {
    const dialog = open({ listed, orders: ['lost', 'made'] });
    dialog.open();
    await dialog.counted(0);
    expect(await dialog.confirmed()).toBe(first);
    if (first !== 'done') expect(await dialog.confirmed()).toBe(second);
    expect(dialog.calls.filter((call) => call === 'order')).toEqual(orders);
    await expect.poll(() => dialog.calls.at(-1)).toBe('confirm');
  });

  it('is not sent again when nothing can be compared, until the customer asks anew [Q22, Z67]', async () => {
    const dialog = open({ listed: [null, 3], orders: ['lost', 'made'] });
    dialog.open();
    expect(await dialog.confirmed()).toBe('unverifiable');
    expect(await dialog.confirmed()).toBe('unverifiable');
    expect(dialog.calls.filter((call) => call === 'order')).toHaveLength(1);
    dialog.close();
    dialog.open();
    expect(await dialog.confirmed()).toBe('done');
    expect(dialog.calls.filter((call) => call === 'order')).toHaveLength(2);
  });

  it('is not forgotten when a later one is refused: it is looked for again [Q22]', async () => {
    const dialog = open({ listed: [0], orders: ['lost', 'refused', 'made'], isListClosed: true });
    dialog.open();
    expect(await dialog.confirmed()).toBe('closed');
    dialog.close();
    dialog.open();
    expect(await dialog.confirmed()).toBe('failed');
    expect(await dialog.confirmed()).toBe('closed');
    expect(dialog.calls).toEqual(['order', 'order']);
  });

  it('is looked for once more when the customer asks anew, and not sent while nobody can look [Q22]', async () => {
    const dialog = open({ listed: [0, null, null, 1], orders: ['lost', 'made'] });
    dialog.open();
    await dialog.counted(0);
    expect(await dialog.confirmed()).toBe('unknown');
    dialog.close();
    dialog.open();
    expect(await dialog.confirmed()).toBe('unknown');
    expect(await dialog.confirmed()).toBe('done');
    expect(dialog.calls.filter((call) => call === 'order')).toHaveLength(1);
  });

  it('is not compared with a list that came late and may include it [Q22]', async () => {
    const [list, order] = [createHeldAnswer(), createHeldAnswer()];
    const dialog = open({ listed: [list.response, 1], orders: [order.response] });
    dialog.open();
    dialog.confirm();
    await expect.poll(() => dialog.calls).toEqual(['list', 'order']);
    list.send(Response.json(listOf(1)));
    order.send(new Response(null, { status: orderAnswers.lost }));
    await expect.poll(() => dialog.said()).toBe('unverifiable');
  });
});

describe('a second page', () => {
  it('shares an order that is running, and orders anew after it [C26, Q22]', async () => {
    const order = createHeldAnswer();
    const dialog = open({ listed: [0, 1], orders: [order.response, 'made'] });
    dialog.open(1);
    await dialog.counted(0);
    dialog.confirm(1);
    dialog.open();
    dialog.confirm();
    expect([dialog.said(0), dialog.said(1)]).toEqual(['loading', 'loading']);
    order.send(new Response(null, { status: orderAnswers.made }));
    await expect.poll(() => [dialog.said(0), dialog.said(1)]).toEqual(['done', 'done']);
    expect(dialog.calls.filter((call) => call === 'order')).toHaveLength(1);
    dialog.close();
    dialog.open();
    expect(await dialog.confirmed()).toBe('done');
    expect(dialog.calls.filter((call) => call === 'order')).toHaveLength(2);
  });

  it('that was open before the order began shares it [C26, Q22]', async () => {
    const order = createHeldAnswer();
    const dialog = open({ listed: [0], orders: [order.response, 'made'] });
    dialog.open(0);
    dialog.open(1);
    await dialog.counted(0);
    dialog.confirm(0);
    dialog.confirm(1);
    order.send(new Response(null, { status: orderAnswers.made }));
    await expect.poll(() => [dialog.said(0), dialog.said(1)]).toEqual(['done', 'done']);
    expect(dialog.calls.filter((call) => call === 'order')).toHaveLength(1);
  });

  it('that opens during an order gives its result, also when it has ended by then [C27]', async () => {
    const order = createHeldAnswer();
    const dialog = open({ listed: [0, 1], orders: [order.response, 'made'] });
    dialog.open(1);
    await dialog.counted(0);
    dialog.confirm(1);
    dialog.open();
    order.send(new Response(null, { status: orderAnswers.made }));
    await expect.poll(() => dialog.said(1)).toBe('done');
    expect(await dialog.confirmed()).toBe('done');
    expect(dialog.calls.filter((call) => call === 'order')).toHaveLength(1);
  });
});
