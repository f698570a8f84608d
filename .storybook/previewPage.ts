import type { Page } from '@playwright/test';
import type { Channel } from 'storybook/internal/channels';
import type { PreviewWithSelection } from 'storybook/preview-api';
import type { Renderer } from 'storybook/internal/types';

import { asObject, asText } from '../scripts/rows/json.ts';
import { viewports } from './viewports.ts';

declare global {
  interface Window {
    readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
    readonly __STORYBOOK_PREVIEW__: PreviewWithSelection<Renderer>;
  }
}

/** Where the Storybook runs that is being tested; the test-runner sets the variable. */
const storybookAddress = process.env['TARGET_URL'] ?? 'http://127.0.0.1:6006/';

/** Opens the canvas of the Storybook that is being tested, without its manager and without a story. */
export async function openPreview(page: Page): Promise<void> {
  await page.goto(new URL('iframe.html?viewMode=story', storybookAddress).href);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  await page.evaluate(async () => {
    await window.__STORYBOOK_PREVIEW__.ready();
    // Skeletons of a page that loads, which are never shown here: axe would go through them at every run.
    for (const skeleton of document.querySelectorAll('.sb-preparing-story, .sb-preparing-docs'))
      skeleton.remove();
    // The tests run axe themselves, on the whole document.
    window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', {
      globals: { a11y: { manual: true } },
    });
  });
}

/** Gives the window the size that has this name in the toolbar, or the wide one. */
export async function sizeWindow(page: Page, viewport: unknown): Promise<void> {
  const named = Object.entries(viewports).find(([name]) => name === viewport);
  const { styles } = named?.[1] ?? viewports.wide;
  const [width, height] = [Number.parseInt(styles.width), Number.parseInt(styles.height)];
  const { width: widthBefore, height: heightBefore } = page.viewportSize() ?? {};
  if (width === widthBefore && height === heightBefore) return;
  await page.setViewportSize({ width, height });
  // On a slow machine the page learns of it later, and a story would be drawn for the window before.
  await page.waitForFunction((pixels) => innerWidth === pixels, width);
}

/** Gives the window the size that a story asks for with its viewport global. */
export async function sizeWindowFor(page: Page, storyId: string): Promise<void> {
  const viewport = await page.evaluate(async (id): Promise<unknown> => {
    const preview = window.__STORYBOOK_PREVIEW__;
    const { storyGlobals } = await preview.loadStory({ storyId: id });
    return storyGlobals['viewport'];
  }, storyId);
  await sizeWindow(page, asObject(viewport)['value']);
}

/** Shows a story in a fresh document and waits until its play function has ended. */
export async function openStory(page: Page, storyId: string): Promise<void> {
  await openPreview(page);
  await sizeWindowFor(page, storyId);
  await page.evaluate((id) => {
    window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  }, storyId);
  await page.waitForFunction((id) => {
    const render = window.__STORYBOOK_PREVIEW__.currentRender;
    if (render?.id !== id || !('phase' in render)) return false;
    return render.phase === 'finished' || render.phase === 'errored';
  }, storyId);
}

/** Turns switches of the toolbar. */
export async function setGlobals(
  page: Page,
  globals: Readonly<Record<string, string>>,
): Promise<void> {
  await page.evaluate((values) => {
    window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: values });
  }, globals);
}

/** What the sidebar of the Storybook that is being tested lists. */
export async function readEntries(
  type: 'story' | 'docs',
): Promise<readonly { readonly id: string; readonly title: string; readonly name: string }[]> {
  const answer = await fetch(new URL('index.json', storybookAddress));
  return Object.values(asObject(asObject(await answer.json())['entries']))
    .map(asObject)
    .filter((entry) => entry['type'] === type)
    .map(({ id, title, name }) => ({ id: asText(id), title: asText(title), name: asText(name) }));
}
