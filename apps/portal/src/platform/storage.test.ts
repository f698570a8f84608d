import { describe, expect, it } from 'vitest';

import { createSafeStorage } from './storage.ts';
import { createTab } from '../testing/aTab.ts';

describe('a stored value', () => {
  it('is there after a reload, until it is taken out', () => {
    const tab = createTab();
    expect(tab.load().setItem('name', 'one')).toBe(true);
    const storage = tab.load();
    expect(storage.getItem('name')).toBe('one');
    storage.removeItem('name');
    expect(storage.getItem('name')).toBeNull();
    expect(tab.load().getItem('name')).toBeNull();
  });

  it.each(['isFull', 'isForbidden'] as const)(
    'lives as long as the document where the storage %s, and says so [R17, Z02]',
    (trouble) => {
      const tab = createTab();
      tab[trouble] = true;
      const storage = tab.load();
      expect(storage.setItem('name', 'one')).toBe(false);
      expect(storage.getItem('name')).toBe('one');
      expect(tab.load().getItem('name')).toBeNull();
      storage.removeItem('name');
      expect(storage.getItem('name')).toBeNull();
    },
  );

  it('never gives back an older value than the last', () => {
    const tab = createTab();
    const storage = tab.load();
    storage.setItem('name', 'one');
    tab.isFull = true;
    storage.setItem('name', 'two');
    expect(storage.getItem('name')).toBe('two');
    expect(tab.load().getItem('name')).toBeNull();
    tab.isFull = false;
    storage.setItem('name', 'three');
    expect([storage.getItem('name'), tab.load().getItem('name')]).toEqual(['three', 'three']);
  });

  it('lives as long as the document where there is no storage at all', () => {
    const storage = createSafeStorage(() => null);
    expect(storage.setItem('name', 'one')).toBe(false);
    expect(storage.getItem('name')).toBe('one');
  });
});
