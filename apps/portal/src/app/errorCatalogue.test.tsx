// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { createRoot } from 'react-dom/client';
import { sv } from '@mina-sidor/texts';
import { UiProvider } from '@mina-sidor/ui';
import { afterEach, expect, it, vi } from 'vitest';

import { errorCatalogue } from '../shared/errors/catalogue.ts';
import * as stories from './errorCatalogue.stories.tsx';

const screens = Object.entries(composeStories(stories));
/** Longer than the retries of a call. */
const patience = { timeout: 5000 };

let clear = () => {};
afterEach(() => clear());

const shown = errorCatalogue.filter(({ texts }) => texts.length > 0);

it('has every row of the requirements, in their order', () => {
  const rows = Array.from({ length: 26 }, (_, index) => `E${String(index + 1).padStart(2, '0')}`);
  expect(errorCatalogue.map(({ id }) => id)).toEqual(rows);
});

it.each(shown)('$id says on its screens what the catalogue says', async ({ id, texts }) => {
  const own = screens.filter(([name]) => name.startsWith(id));
  expect(own).not.toHaveLength(0);
  const said: string[] = [];
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
    await vi.waitFor(() => expect(document.body.textContent).not.toBe(''));
    await Screen.play?.({ canvasElement: box });
    await vi.waitFor(() => {
      const text = document.body.textContent;
      expect(texts.some((each) => text.includes(plain(each)))).toBe(true);
      said.push(text);
    }, patience);
    clear();
  }
  for (const text of texts) expect(said.join('\n')).toContain(plain(text));
});

/** The part before what is filled in. */
const plain = (text: string): string => text.split('{')[0] ?? text;
