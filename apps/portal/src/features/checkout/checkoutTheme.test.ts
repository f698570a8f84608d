// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { checkoutTheme } from './checkoutTheme.ts';

it('gives the payment frame the colours that the page has, and leaves out the others', () => {
  const page = document.createElement('div');
  page.style.setProperty('--ms-color-canvas', ' rgb(1, 2, 3)');
  page.style.setProperty('--ms-color-ink', '#10241f');
  document.body.append(page);
  expect(checkoutTheme(page)).toEqual({
    textColor: '#10241f',
    panelColor: 'rgb(1, 2, 3)',
    panelTextColor: '#10241f',
  });
});
