// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { button, draw, press } from '../../testing/draw.tsx';
import { InactivityWarning } from './InactivityWarning.tsx';

beforeEach(() => {
  vi.stubGlobal('CSS', { supports: () => true });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it.each(['the button', 'Escape'])('keeps the customer logged in at %s [Z01, Z45]', async (way) => {
  const onStay = vi.fn();
  draw(<InactivityWarning onStay={onStay} secondsLeft={120} />);
  await expect.poll(() => document.activeElement?.textContent).toBe('Fortsätt vara inloggad');
  if (way === 'Escape') {
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
    flushSync(() => button('Fortsätt vara inloggad').dispatchEvent(escape));
  } else press('Fortsätt vara inloggad');
  expect(onStay).toHaveBeenCalledTimes(1);
});
