// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { createRoot } from 'react-dom/client';
import { sv } from '@mina-sidor/texts';
import { UiProvider } from '@mina-sidor/ui';
import { configure } from 'storybook/test';
import { afterEach, expect, it } from 'vitest';

import { patience } from '../../../../vitest.patience.ts';
import { customerPages } from '../allFeatures.ts';
import { errorCatalogue } from '../testing/errorCatalogue.ts';
import * as stories from './errorCatalogue.stories.tsx';

// As in Storybook.
configure({ asyncUtilTimeout: patience.expect.poll.timeout });

const screens = Object.entries(composeStories(stories));

let clear = () => {};
afterEach(() => clear());

const shown = errorCatalogue.filter(({ texts }) => texts.length > 0);
const silent = errorCatalogue.filter(({ texts }) => texts.length === 0);
const pageTitles = new Set(Object.values(customerPages).map(({ title }) => title));

/** Errors that replace a page. */
const covering = [sv.errors.connection, sv.errors.unexpected];

it('has every row of the requirements, in their order', () => {
  const rows = Array.from({ length: 26 }, (_, index) => `E${String(index + 1).padStart(2, '0')}`);
  expect(errorCatalogue.map(({ id }) => id)).toEqual(rows);
});

it.each(shown)('$id says on its screens what the catalogue says', async ({ id, texts }) => {
  const said: string[] = [];
  // The heading may show before the message.
  const messages = texts.filter((each) => !pageTitles.has(each));
  await showEach(id, async () => {
    const page = () => document.body.textContent;
    await expect.poll(() => messages.some((each) => page().includes(plain(each)))).toBe(true);
    said.push(page());
  });
  for (const text of texts) expect(said.join('\n')).toContain(plain(text));
});

it.each(silent)('$id has a screen, which shows the page that stays', async ({ id }) => {
  await showEach(id, () => {
    for (const text of covering) expect(document.body.textContent).not.toContain(text);
  });
});

/** Renders the row's stories one after the other, and plays each. */
async function showEach(id: string, look: () => unknown): Promise<void> {
  const own = screens.filter(([name]) => name.startsWith(id));
  expect(own).not.toHaveLength(0);
  for (const [, Screen] of own) {
    const box = document.body.appendChild(document.createElement('div'));
    const root = createRoot(box);
    clear = () => {
      root.unmount();
      box.remove();
    };
    root.render(
      <UiProvider locale="sv" texts={sv.ui}>
        <Screen />
      </UiProvider>,
    );
    await expect.poll(() => document.body.textContent).not.toBe('');
    await Screen.play?.({ canvasElement: box });
    await look();
    clear();
  }
}

/** The text before its first placeholder, as a page has it: a soft hyphen is an element there. */
const plain = (text: string): string => (text.split('{')[0] ?? text).replaceAll('\u00AD', '');
