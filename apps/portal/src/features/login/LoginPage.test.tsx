// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

import { loginPaths } from '../../../e2e/support/loginPaths.ts';
import type { Environment } from '../../platform/config.ts';
import { shownText } from '../../testing/draw.tsx';
import { drawInFrame } from '../../testing/drawInFrame.tsx';
import { LoginPage } from './LoginPage.tsx';

it.each([
  ['local', true, true, true],
  ['systemIntegrationTest', true, false, true],
  ['acceptanceTest', false, false, true],
  ['production', false, false, false],
] satisfies [Environment, boolean, boolean, boolean][])(
  'on a host for %s the login offers a way without BankID: %s, and the sandbox: %s; it asks whether BankID is open: %s [L21, L22, L23, Q15]',
  async (environment, hasDummyLogin, hasSandbox, asksBankId) => {
    const answer = vi.fn((_url: string) => Response.json(true));
    drawInFrame(<LoginPage />, { answer, environment });
    await expect.poll(shownText).toContain('Starta inloggning');
    expect(shownText().includes('Logga in utan BankID')).toBe(hasDummyLogin);
    expect(document.querySelector('a[href="/sandbox"]') !== null).toBe(hasSandbox);
    expect(answer.mock.calls.some(([url]) => url.endsWith(loginPaths.bankIdState))).toBe(
      asksBankId,
    );
  },
);
