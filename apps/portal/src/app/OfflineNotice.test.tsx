// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { expect, it, vi } from 'vitest';

import { announced, shownText } from '../testing/draw.tsx';
import { drawInFrame } from '../testing/drawInFrame.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';

const title = 'Du är inte uppkopplad till internet';
const kept = 'Det du har skrivit finns kvar.';

function turn(network: 'online' | 'offline'): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(network === 'online');
  flushSync(() => dispatchEvent(new Event(network)));
}

function open(isOwnPage: boolean): void {
  drawInFrame(<OfflineNotice isOwnPage={isOwnPage} />);
}

it('shows while there is no network, and says when it is back [Z14]', async () => {
  open(true);
  expect(shownText()).toBe('');
  turn('offline');
  expect(shownText()).toContain(title);
  turn('online');
  expect(shownText()).toBe('');
  await expect.poll(announced).toContain('Du är uppkopplad igen.');
});

it.each([true, false])(
  'promises to keep what is written only behind the login: %s [Z14]',
  (isOwnPage) => {
    open(isOwnPage);
    turn('offline');
    expect(shownText()).toContain(title);
    expect(shownText().includes(kept)).toBe(isOwnPage);
  },
);
