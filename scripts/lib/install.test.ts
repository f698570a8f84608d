import { describe, expect, it } from 'vitest';

import { explainInstallFailure } from './install.ts';

describe('explainInstallFailure', () => {
  it.each([
    ['ERR_PNPM_META_FETCH_FAIL  request failed, reason: getaddrinfo ENOTFOUND', 'internet'],
    ['npm error code EAI_AGAIN', 'internet'],
    ['ERR_PNPM_OUTDATED_LOCKFILE  Cannot install with "frozen-lockfile"', 'lock file'],
    ['ENOSPC: no space left on device', 'disk is full'],
    ["EACCES: permission denied, mkdir 'node_modules'", 'right to write'],
    ['something else', 'stands above'],
  ])('says in plain words what %s means', (output, words) => {
    expect(explainInstallFailure(output)).toContain(words);
  });
});
