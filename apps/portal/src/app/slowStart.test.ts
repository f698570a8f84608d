// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

import { removeSlowStart, showSlowStart } from './slowStart.ts';

afterEach(() => {
  document.body.replaceChildren();
});

it('takes the notice of a slow start away when the code has come, and shows it at once if the code then fails [Z61]', () => {
  document.body.innerHTML = '<div id="root"></div><div data-slow-start>Sidan laddas långsamt</div>';
  const notice = document.querySelector('[data-slow-start]');
  const finish = vi.fn();
  Object.assign(notice ?? {}, { getAnimations: () => [{ finish }] });
  vi.stubGlobal('scrollTo', () => undefined);

  removeSlowStart();
  expect(document.body.textContent).toBe('');

  showSlowStart();
  expect(document.body.firstElementChild).toBe(notice);
  // Otherwise the notice would wait as long as for slow code.
  expect(finish).toHaveBeenCalledTimes(1);
});
