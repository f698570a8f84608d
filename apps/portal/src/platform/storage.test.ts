import { describe, expect, it } from 'vitest';

import { createSafeStorage } from './storage.ts';
import { createTab } from '../testing/aTab.ts';

describe('a stored value', () => {
  it('is there after a reload, until it is taken out', () => {
    const tab = createTab();
    expect(tab.load().setItem('drafts', 'one')).toBe(true);
    const storage = tab.load();
    expect(storage.getItem('drafts')).toBe('one');
    storage.removeItem('drafts');
    expect(storage.getItem('drafts')).toBeNull();
    expect(tab.load().getItem('drafts')).toBeNull();
  });

  it.each(['isFull', 'isForbidden'] as const)(
    'lives as long as the document where the storage %s, and says so [R17, Z02]',
    (trouble) => {
      const tab = createTab();
      tab[trouble] = true;
      const storage = tab.load();
      expect(storage.setItem('drafts', 'one')).toBe(false);
      expect(storage.getItem('drafts')).toBe('one');
      expect(tab.load().getItem('drafts')).toBeNull();
      storage.removeItem('drafts');
      expect(storage.getItem('drafts')).toBeNull();
    },
  );

  it('never gives back an older value than the last', () => {
    const tab = createTab();
    const storage = tab.load();
    storage.setItem('drafts', 'one');
    tab.isFull = true;
    storage.setItem('drafts', 'two');
    expect(storage.getItem('drafts')).toBe('two');
    expect(tab.load().getItem('drafts')).toBeNull();
    tab.isFull = false;
    storage.setItem('drafts', 'three');
    expect([storage.getItem('drafts'), tab.load().getItem('drafts')]).toEqual(['three', 'three']);
  });

  it('keeps the payments that are known already where a newer one finds no room', () => {
    const tab = createTab();
    const storage = tab.load();
    storage.setItem('payments', 'one');
    tab.isFull = true;
    expect(storage.setItem('payments', 'one, two')).toBe(false);
    expect(storage.getItem('payments')).toBe('one, two');
    expect(tab.load().getItem('payments')).toBe('one');
  });

  it('lives as long as the document where there is no storage at all', () => {
    const storage = createSafeStorage(() => null);
    expect(storage.setItem('drafts', 'one')).toBe(false);
    expect(storage.getItem('drafts')).toBe('one');
  });
});
