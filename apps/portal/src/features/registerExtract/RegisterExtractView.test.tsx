// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { CustomerProvider, useCustomer } from '../../customer/customer.ts';
import type { CustomerScope } from '../../customer/customerScope.ts';
import { createStore, useStore } from '../../platform/store.ts';
import { button, press, shownText } from '../../testing/draw.tsx';
import { drawInFrame } from '../../testing/drawInFrame.tsx';
import { createHeldAnswer } from '../../testing/heldAnswer.ts';
import { RegisterExtractView } from './RegisterExtractView.tsx';
import { useRegisterExtract } from './useRegisterExtract.ts';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});

const order = { Email: 'maja@example.se', Phone: '070-174 06 05' };
const contact = { email: order.Email, phone: order.Phone };
const closedText = 'Du kan tyvärr inte beställa registerutdrag just nu.';

/** The page that orders an extract, with its order reviewed, in front of a server that answers the order so. */
function open(answer: Promise<Response>, isReviewed = true) {
  const isOpen = createStore(true);
  const isHere = createStore(true);
  let customer: CustomerScope | undefined;
  const View = () => <RegisterExtractView state={useRegisterExtract()} />;
  const Page = () => {
    const { access, ...rest } = useCustomer();
    const systems = { ...access.systems, registerExtract: useStore(isOpen) };
    customer = rest.scope;
    return (
      <CustomerProvider value={{ ...rest, access: { ...access, systems } }}>
        {useStore(isHere) ? <View /> : null}
      </CustomerProvider>
    );
  };
  drawInFrame(<Page />, { answer: () => answer });
  const scope = () => {
    if (customer === undefined) throw new Error('The page has not been drawn');
    return customer;
  };
  if (isReviewed) {
    flushSync(() => {
      scope().extractContact.set(contact);
      scope().extractOrder.set({ step: 'review', order, ordering: 'no', problem: null });
    });
  }
  return {
    scope,
    close: () => flushSync(() => isOpen.set(false)),
    leaveAndComeBack: () => {
      flushSync(() => isHere.set(false));
      flushSync(() => isHere.set(true));
    },
  };
}

describe('the review of an order', () => {
  it('can be changed until it is sent [X01]', () => {
    const { leaveAndComeBack } = open(createHeldAnswer().response);
    expect(shownText()).toContain('Ändra uppgifterna');
    press('Beställ registerutdrag');
    expect(shownText()).not.toContain('Ändra uppgifterna');
    expect(button('Beställ registerutdrag').getAttribute('aria-busy')).toBe('true');
    leaveAndComeBack();
    expect(shownText()).toContain('Granska din beställning');
  });

  it('that was not sent is gone when the customer comes back [X01]', () => {
    const { leaveAndComeBack } = open(createHeldAnswer().response);
    leaveAndComeBack();
    expect(shownText()).toContain('Granska och beställ');
  });
});

describe('the contact details', () => {
  it('are emptied once the extract is ordered [X02]', async () => {
    const { scope } = open(Promise.resolve(new Response(null, { status: 204 })));
    press('Beställ registerutdrag');
    await expect.poll(shownText).toContain('Ditt registerutdrag är beställt');
    expect(scope().extractContact.get()).toEqual({ email: '', phone: '' });
  });

  it('stay when the customer has changed them during the order [X05]', async () => {
    const held = createHeldAnswer();
    const { scope } = open(held.response);
    press('Beställ registerutdrag');
    flushSync(() => scope().extractContact.set({ ...contact, phone: '070-1' }));
    held.send(new Response(null, { status: 204 }));
    await expect.poll(shownText).toContain('Ditt registerutdrag är beställt');
    expect(scope().extractContact.get()).toEqual({ ...contact, phone: '070-1' });
  });

  it('stay when the order fails [X05]', async () => {
    const { scope } = open(Promise.resolve(new Response(null, { status: 400 })));
    press('Beställ registerutdrag');
    await expect.poll(shownText).toContain(closedText);
    expect(scope().extractContact.get()).toEqual(contact);
  });
});

it('announces that extracts cannot be ordered any more [X06]', async () => {
  const { close } = open(createHeldAnswer().response, false);
  expect(shownText()).not.toContain(closedText);
  close();
  await expect
    .poll(() => document.querySelector('main [data-announced="alert"]')?.textContent)
    .toContain(closedText);
});
