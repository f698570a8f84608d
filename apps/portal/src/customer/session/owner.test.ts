// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import { createBrowser } from '../../testing/aBrowser.ts';
import { createTab } from '../../testing/aTab.ts';
import { aUser } from '../../testing/StoryFrame.tsx';
import { createOwners, loginIdKey } from './owner.ts';

const anna = { userKey: null, fullName: 'Anna Andersson' };

/** Two tabs of one browser. */
function openTabs({ isForbidden = false } = {}) {
  const browser = createTab();
  browser.isForbidden = isForbidden;
  let ids = 0;
  const open = () => createOwners(browser.load(), () => `id ${String((ids += 1))}`);
  return { tab: open(), other: open(), items: browser.items };
}

describe('customers', () => {
  it('with a key are told apart by it, whatever login it is [Z58]', () => {
    const { tab, other } = openTabs();
    const maja = tab.ownerOf({ ...anna, userKey: 'maja' });
    other.beginLogin();
    expect(tab.ownerOf({ userKey: 'maja', fullName: 'Maja Ek' })).toBe(maja);
    expect(tab.ownerOf({ ...anna, userKey: 'elsa' })).not.toBe(maja);
  });

  it('without a key are one in all tabs while the login lasts, and another after the next one [Z58]', () => {
    const { tab, other } = openTabs();
    tab.beginLogin();
    const first = tab.ownerOf(anna);
    expect(other.ownerOf(anna)).toBe(first);
    other.beginLogin();
    expect(tab.ownerOf(anna)).not.toBe(first);
    expect(tab.ownerOf(anna)).toBe(other.ownerOf(anna));
  });

  it('without a key are told apart by name where nothing can be stored, so that two tabs still agree [Z58]', () => {
    const { tab, other } = openTabs({ isForbidden: true });
    tab.beginLogin();
    expect(tab.ownerOf(anna)).toBe(other.ownerOf(anna));
    expect(tab.ownerOf({ ...anna, fullName: 'Elsa Ek' })).not.toBe(tab.ownerOf(anna));
  });

  it('leave no id of their login behind when they log out [Z58]', () => {
    const { tab, items } = openTabs();
    tab.beginLogin();
    expect([...items.keys()]).toEqual([loginIdKey]);
    tab.endLogin();
    expect([...items.keys()]).toEqual([]);
  });
});

describe('a customer without a key who logs in after one with the same name', () => {
  async function logInAfterNamesake() {
    const bench = createBrowser();
    const answer = { ...aUser(anna), balance: '0' };
    const { browser, openTab } = bench;
    browser.user = () => Promise.resolve(Response.json(answer));
    const [tab, other] = [await openTab(), await openTab()];
    const before = tab.customerScope();
    other.session.beginLogin();
    return { browser, tab, other, before };
  }

  it('is another customer in every tab, also before the tabs have been told [Z58]', async () => {
    const { tab, before } = await logInAfterNamesake();
    await tab.session.refreshUser();
    expect(before.signal.aborted).toBe(true);
  });

  it('is met by each tab once: the tabs do not ask each other for ever [Z58]', async () => {
    const { browser, tab, other, before } = await logInAfterNamesake();
    browser.told.length = 0;
    await other.session.fetchUser();
    await expect.poll(() => tab.status()).toBe('loggedIn');
    expect(before.signal.aborted).toBe(true);
    expect(tab.scope().owner).toBe(other.scope().owner);
    expect(browser.told).toHaveLength(2);
  });
});
