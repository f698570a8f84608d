// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { expect, it } from 'vitest';

import { CustomerProvider, useCustomer } from '../../customer/customer.ts';
import { createStore, useStore } from '../../platform/store.ts';
import { aLoadingQuery } from '../../testing/aQuery.ts';
import { drawInFrame } from '../../testing/drawInFrame.tsx';
import { ClaimsView } from './ClaimsView.tsx';

const closedText = 'Det går inte att betala här just nu';
const announcedNow = () =>
  [...document.querySelectorAll('[data-announced="status"]')]
    .map(({ textContent }) => textContent)
    .join();

/** The page of claims of a customer who can pay or not, which can change during the visit. */
function open(canPay: boolean) {
  const payments = createStore(canPay);
  const Page = () => {
    const customer = useCustomer();
    const access = { ...customer.access, payments: useStore(payments) };
    return (
      <CustomerProvider value={{ ...customer, access }}>
        <ClaimsView query={aLoadingQuery} />
      </CustomerProvider>
    );
  };
  drawInFrame(<Page />);
  return { close: () => flushSync(() => payments.set(false)) };
}

it('announces that payments have closed when that happens during the visit [T08]', async () => {
  const { close } = open(true);
  expect(document.body.textContent).not.toContain(closedText);
  close();
  await expect.poll(announcedNow).toContain(closedText);
});

it('says without an announcement that payments were closed before [T08]', async () => {
  open(false);
  await expect.poll(() => document.body.textContent).toContain(closedText);
  expect(announcedNow()).not.toContain(closedText);
});
