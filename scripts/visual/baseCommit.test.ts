import { describe, expect, it } from 'vitest';

import { findBaseCommit, readVisualOptions } from './baseCommit.ts';

describe('readVisualOptions', () => {
  it('takes a commit and the beginning of a title, in any order', () => {
    expect(readVisualOptions([])).toEqual({ base: undefined, only: '' });
    expect(readVisualOptions(['--only', 'Komponenter/Badge', '--base', 'HEAD~1'])).toEqual({
      base: 'HEAD~1',
      only: 'Komponenter/Badge',
    });
  });

  it('says how it is used instead of guessing', () => {
    expect(() => readVisualOptions(['--base'])).toThrow('Usage');
    expect(() => readVisualOptions(['HEAD~1', 'x'])).toThrow('Usage');
  });
});

describe('findBaseCommit', () => {
  it('refuses a name that git does not know', async () => {
    await expect(findBaseCommit('no-such-branch')).rejects.toThrow("no commit 'no-such-branch'");
  });
});
