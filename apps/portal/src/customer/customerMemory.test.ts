import * as v from 'valibot';
import { expect, it } from 'vitest';

import { createTab, type Tab } from '../testing/aTab.ts';
import { createCustomerMemory } from './customerMemory.ts';

const empty = { email: '' };
const written = { email: 'maja@example.se' };

/** A customer's form in a newly loaded document of the tab. */
function openForm(tab: Tab, userKey: string | null, storage = tab.load()) {
  const disposal = new AbortController();
  const memory = createCustomerMemory({
    user: { userKey },
    signal: disposal.signal,
    storage,
    name: 'extractContact',
    schema: v.object({ email: v.string() }),
    empty,
  });
  return { ...memory, leave: () => disposal.abort() };
}

it('keeps the form over a reload and a log-out of the same customer [Z02]', () => {
  const tab = createTab();
  const before = openForm(tab, 'maja');
  before.set(written);
  before.leave();
  expect(openForm(tab, 'maja').get()).toEqual(written);
});

it('deletes it when another customer logs in [Z02]', () => {
  const tab = createTab();
  openForm(tab, 'maja').set(written);
  expect(openForm(tab, 'ivar').get()).toBe(empty);
  expect(tab.items.size).toBe(0);
  expect(openForm(tab, 'maja').get()).toBe(empty);
});

it('never overwrites what the next customer has written [Z02]', () => {
  const tab = createTab();
  const maja = openForm(tab, 'maja');
  maja.leave();
  openForm(tab, 'ivar').set({ email: 'ivar@example.se' });
  maja.set(written);
  expect(openForm(tab, 'ivar').get()).toEqual({ email: 'ivar@example.se' });
});

it('keeps nothing in the tab for a customer without a key', () => {
  const tab = createTab();
  const nobody = openForm(tab, null);
  nobody.set(written);
  expect(nobody.get()).toBe(written);
  expect(tab.items.size).toBe(0);
  expect(openForm(tab, null).get()).toBe(empty);
});

it('leaves nothing in the tab when the form is emptied', () => {
  const tab = createTab();
  const form = openForm(tab, 'maja');
  form.set(written);
  form.set({ email: '' });
  expect(tab.items.size).toBe(0);
});

it.each(['', 'x', '{}', '{"userKey":"maja","value":{"email":1}}'])(
  'is empty where the tab keeps %j, which no form has written',
  (text) => {
    const tab = createTab();
    tab.items.set('extractContact', text);
    expect(openForm(tab, 'maja').get()).toBe(empty);
    expect(tab.items.size).toBe(0);
  },
);

it.each(['isFull', 'isForbidden'] as const)(
  'keeps the form until the page is reloaded if the storage %s [Z02]',
  (trouble) => {
    const tab = createTab();
    tab[trouble] = true;
    const storage = tab.load();
    openForm(tab, 'maja', storage).set(written);
    expect(openForm(tab, 'maja', storage).get()).toEqual(written);
    expect(openForm(tab, 'ivar', storage).get()).toBe(empty);
  },
);
