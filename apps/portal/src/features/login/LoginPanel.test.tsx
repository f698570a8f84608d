// @vitest-environment jsdom
import type { LoginState } from '@mina-sidor/api-client/login';
import { expect, it, vi } from 'vitest';

import { shownText } from '../../testing/draw.tsx';
import { drawInFrame } from '../../testing/drawInFrame.tsx';
import { LoginPanel } from './LoginPanel.tsx';

const waiting: LoginState = {
  step: 'waiting',
  mode: 'autostart',
  autostartToken: 'a-token',
  hintCode: null,
};
const iPhone = (browser: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 ${browser}Mobile/15E148 Safari/604.1`;

it.each([
  ['EdgiOS/150.0 ', true],
  ['', false],
])(
  'says how to come back from the app where only the customer can (%j): %s [Z43]',
  (browser, says) => {
    vi.stubGlobal('navigator', { userAgent: iPhone(browser), maxTouchPoints: 5 });
    const login = { state: waiting, start: vi.fn(), startDummy: vi.fn(), cancel: vi.fn() };
    drawInFrame(<LoginPanel login={login} />, { deviceKind: 'mobile' });
    expect(shownText()).toContain('Öppna BankID');
    expect(shownText().includes('Gå tillbaka till den här sidan')).toBe(says);
  },
);
