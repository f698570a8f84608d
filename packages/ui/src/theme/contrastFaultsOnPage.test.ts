import { expect, it } from 'vitest';

import { contrastFaultsOnPage } from './contrastFaults.ts';
import { propertyOf } from './theme.ts';
import { neutral } from './themes/neutral.ts';

function rootWith(changes: Readonly<Record<string, string>>): HTMLElement {
  const root = document.createElement('div');
  const { color, focus } = neutral.light;
  for (const [group, values] of Object.entries({ color: { ...color, ...changes }, focus }))
    for (const [name, value] of Object.entries(values))
      root.style.setProperty(propertyOf(group, name), value);
  document.body.append(root);
  return root;
}

it('finds nothing on a page with a checked theme, and leaves nothing behind', () => {
  const root = rootWith({});
  expect(contrastFaultsOnPage(root)).toEqual([]);
  expect(root.childElementCount).toBe(0);
});

it('finds what a style sheet alone has made unreadable', () => {
  expect(contrastFaultsOnPage(rootWith({ onAccent: '#ffffff' }))).toEqual([
    {
      scheme: 'page',
      foreground: '--ms-color-on-accent',
      background: '--ms-color-accent',
      contrast: 1.76,
      least: 4.5,
    },
  ]);
});
