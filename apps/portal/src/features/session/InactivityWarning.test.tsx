// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { beforeEach, expect, it, vi } from 'vitest';

import { button, draw, press } from '../../testing/draw.tsx';
import { InactivityWarning } from './InactivityWarning.tsx';

beforeEach(() => {
  vi.stubGlobal('CSS', { supports: () => true });
});

it.each(['the button', 'Escape'])('keeps the customer logged in at %s [Z01, Z45]', async (way) => {
  const onStay = vi.fn();
  draw(<InactivityWarning onStay={onStay} secondsLeft={120} />);
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('dialog');
  if (way === 'Escape') {
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
    flushSync(() => button('Fortsätt vara inloggad').dispatchEvent(escape));
  } else press('Fortsätt vara inloggad');
  expect(onStay).toHaveBeenCalledTimes(1);
});

it('is read with its title and the time left as it opens, and does not change with each second [Z100, Z01]', async () => {
  const redraw = draw(<InactivityWarning onStay={vi.fn()} secondsLeft={120} />);
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('dialog');
  const read =
    'Du har inte gjort något på en stund. Därför loggar vi ut dig för att skydda dina uppgifter. Du loggas ut om 2\u00A0minuter.';
  expect(document.activeElement?.getAttribute('aria-description')).toBe(read);
  redraw(<InactivityWarning onStay={vi.fn()} secondsLeft={118} />);
  expect(document.body.textContent).toContain('1\u00A0minut och 58\u00A0sekunder');
  expect(document.activeElement?.getAttribute('aria-description')).toBe(read);
});

it('says the last minute at once, whatever is being read [Z01]', async () => {
  const redraw = draw(<InactivityWarning onStay={vi.fn()} secondsLeft={61} />);
  redraw(<InactivityWarning onStay={vi.fn()} secondsLeft={60} />);
  const urgent = () => document.querySelector('[aria-live="assertive"]')?.textContent;
  await expect.poll(urgent).toBe('Du loggas ut om 1\u00A0minut.');
});
