import { expect, it, vi } from 'vitest';

import { moveFocusAround } from './moveFocusAround.ts';

it.each(['<div role="dialog" tabindex="-1">', '<dialog open tabindex="-1">'])(
  'moves focus to the dialog around a part that is closed, in %s',
  (dialog) => {
    document.body.innerHTML = `<main tabindex="-1">${dialog}<p>Klart</p></main>`;
    const part = document.querySelector('p');
    if (part !== null) moveFocusAround(part);
    expect(document.activeElement).toBe(part?.parentElement);
  },
);

it('does not scroll the page to its main part, away from where the user is', () => {
  document.body.innerHTML = '<main tabindex="-1"></main><p>Kakor</p>';
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  const part = document.querySelector('p');
  if (part !== null) moveFocusAround(part);
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});
