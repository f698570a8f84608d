// @vitest-environment jsdom
import { expect, it } from 'vitest';

import type { Environment } from '../../platform/config.ts';
import { draw, shownText } from '../../testing/draw.tsx';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { LoginPage } from './LoginPage.tsx';

it.each([
  ['local', true, true],
  ['systemIntegrationTest', true, false],
  ['acceptanceTest', false, false],
  ['production', false, false],
] satisfies [Environment, boolean, boolean][])(
  'on a host for %s the login offers a way without BankID: %s, and the sandbox: %s [L22, L23]',
  async (environment, hasDummyLogin, hasSandbox) => {
    draw(
      <StoryFrame answer={() => Response.json(true)} environment={environment}>
        <LoginPage />
      </StoryFrame>,
    );
    await expect.poll(shownText).toContain('Starta inloggning');
    expect(shownText().includes('Logga in utan BankID')).toBe(hasDummyLogin);
    expect(document.querySelector('a[href="/sandbox"]') !== null).toBe(hasSandbox);
  },
);
