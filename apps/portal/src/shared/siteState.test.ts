import { describe, expect, it } from 'vitest';

import { readSiteState } from './siteState.ts';

describe('readSiteState', () => {
  it('knows the nine systems, whatever the case of their names, and ignores all others [T01]', () => {
    const names = [
      'portal',
      'insurance',
      'communication',
      'documents',
      'payments',
      'attachedFiles',
      'damage',
      'insuranceDocuments',
      'registerExtract',
    ];
    const entries = [...names, 'somethingNew'].map((system) => ({
      system: system.toUpperCase(),
      online: system === 'damage',
    }));
    const state = readSiteState(entries);
    expect(Object.keys(state)).toEqual(names);
    expect(state.damage).toBe(true);
    expect(state.payments).toBe(false);
  });

  it('leaves a system without an entry unanswered', () => {
    expect(readSiteState([{ system: 'damage', online: true }]).insurance).toBeUndefined();
  });
});
