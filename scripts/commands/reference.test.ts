import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { buildReference, referencePages } from './reference.ts';

describe('the reference of the contract', () => {
  it('shows what is described, and loads nothing from elsewhere', { timeout: 60_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'reference-'));
    expect(await buildReference(folder)).toBe(0);
    const [calls, live] = Object.values(referencePages).map((page) =>
      readFileSync(join(folder, page), 'utf8'),
    );
    rmSync(folder, { recursive: true });
    expect(calls).toContain('Turns a login ticket into a session');
    expect(calls).toContain('Avbetalningsplan: a tag, and the months of paymentPlanInfo');
    expect(live).toContain('onPublishRepliedToConversation');
    for (const page of [calls, live]) {
      expect(page).toContain(`http-equiv="Content-Security-Policy" content="default-src 'none';`);
      expect(page).toContain('--link-color-primary: var(--color-blue-8)');
      expect(page).not.toMatch(/<script[^>]*\ssrc=/u);
      expect(page).not.toMatch(/<link[^>]*\srel="stylesheet"/u);
    }
  });
});
