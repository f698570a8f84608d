import type { User } from '@mina-sidor/api-client';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { createCustomerMemory } from './customerMemory.ts';
import type { Session } from './session/session.ts';
import { createStore } from '../platform/store.ts';
import { createTab, type Tab } from '../testing/aTab.ts';

const maja: User = {
  fullName: 'Maja Lindqvist',
  matrixCustomerType: 'matrixCustomer',
  damageCustomerType: 'Customer',
  balance: 0,
  unInsuredVehicles: 0,
  increasingDebtAmount: null,
  paymentPlanWillBeClosed: false,
  userKey: 'k-1',
};
const ivar: User = { ...maja, fullName: 'Ivar Sandström', userKey: 'k-2' };
const nobody: User = { ...maja, userKey: null };

const empty = { email: '' };
const written = { email: 'maja@example.se' };

/** A document of the tab, from its load on. */
function openDocument(tab: Tab) {
  const session = { store: createStore<Session>({ status: 'unknown' }) };
  const memory = createCustomerMemory({
    session,
    storage: tab.load(),
    name: 'form',
    schema: v.object({ email: v.string() }),
    empty,
  });
  return {
    memory,
    logIn: (user: User) => session.store.set({ status: 'loggedIn', user }),
    logOut: () => session.store.set({ status: 'anonymous' }),
    fail: () => session.store.set({ status: 'failed', failure: { outcome: 'network', url: '/' } }),
  };
}

describe('what a customer has written', () => {
  it('is there after a reload, and after the session has ended, for the same customer [Z02]', () => {
    const tab = createTab();
    const first = openDocument(tab);
    first.logIn(maja);
    first.memory.set(written);
    const second = openDocument(tab);
    second.logIn(maja);
    expect(second.memory.get()).toEqual(written);
    second.logOut();
    expect(second.memory.get(), 'nothing shows while nobody is logged in').toBe(empty);
    second.logIn(maja);
    expect(second.memory.get()).toEqual(written);
  });

  it('is never shown to anybody else, and is gone after them [Z02]', () => {
    const tab = createTab();
    const page = openDocument(tab);
    page.logIn(maja);
    page.memory.set(written);
    page.logIn(ivar);
    expect(page.memory.get()).toBe(empty);
    expect(tab.items.size).toBe(0);
    page.logIn(maja);
    expect(page.memory.get()).toBe(empty);
  });

  it('is not kept for who cannot be known again', () => {
    const tab = createTab();
    const page = openDocument(tab);
    page.logIn(nobody);
    page.memory.set(written);
    expect(page.memory.get()).toBe(written);
    expect(tab.items.size).toBe(0);
    page.logOut();
    page.logIn(nobody);
    expect(page.memory.get()).toBe(empty);
  });

  it('stays when it cannot be asked who this is, and when the same customer is told of anew', () => {
    const page = openDocument(createTab());
    page.logIn(maja);
    page.memory.set(written);
    page.fail();
    page.logIn({ ...maja, balance: 4500 });
    expect(page.memory.get()).toBe(written);
  });

  it('leaves nothing behind when it is emptied', () => {
    const tab = createTab();
    const page = openDocument(tab);
    page.logIn(maja);
    page.memory.set(written);
    page.memory.set({ email: '' });
    expect(tab.items.size).toBe(0);
  });

  it.each(['', 'x', '{}', '{"userKey":"k-1","value":{"email":1}}'])(
    'is empty where %j is kept, which nobody here has written',
    (text) => {
      const tab = createTab();
      tab.items.set('form', text);
      const page = openDocument(tab);
      page.logIn(maja);
      expect(page.memory.get()).toBe(empty);
      expect(tab.items.size).toBe(0);
    },
  );

  it.each(['isFull', 'isForbidden'] as const)(
    'stands in its form where the storage %s, and is there for the same customer who logs in again [Z02]',
    (trouble) => {
      const tab = createTab();
      tab[trouble] = true;
      const page = openDocument(tab);
      page.logIn(maja);
      page.memory.set(written);
      expect(page.memory.get()).toBe(written);
      page.logOut();
      expect(page.memory.get()).toBe(empty);
      page.logIn(maja);
      expect(page.memory.get()).toEqual(written);
      page.logIn(ivar);
      expect(page.memory.get()).toBe(empty);
    },
  );
});
