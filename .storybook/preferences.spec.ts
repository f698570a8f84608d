import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { findSidewaysScroll } from './looks.ts';
import { type Preview, test } from './previewTest.ts';
import { openPreview, playStory } from './storyPage.ts';

const stories = {
  dialog: 'komponenter-dialog--open',
  loader: 'komponenter-loader--default',
  tabs: 'komponenter-tabs--second-selected',
  header: 'komponenter-header--authenticated',
  claims: 'sidor-krav--content',
  claim: 'sidor-ärendedetaljer--collection',
  overview: 'sidor-översikt--customer',
} as const;

test.afterEach(async ({ preview }) => {
  preview.file = '';
  await preview.page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' });
});

async function show({ page, address }: Preview, story: keyof typeof stories): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPreview(page, address);
  expect(await playStory(page, stories[story])).toEqual([]);
}

const countMovements = (page: Page): Promise<number> =>
  page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );

test(
  'the ring that turns while something loads stands still for those who ask for no movement',
  { tag: '@Z18' },
  async ({ preview }) => {
    await preview.page.emulateMedia({ reducedMotion: 'no-preference' });
    await show(preview, 'loader');
    await expect.poll(() => countMovements(preview.page)).toBeGreaterThan(0);
    await preview.page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => countMovements(preview.page)).toBe(0);
  },
);

test(
  'a dialog comes without movement for those who ask for none',
  { tag: ['@Z18', '@U03'] },
  async ({ preview }) => {
    await show(preview, 'dialog');
    const dialog = preview.page.getByRole('dialog');
    await expect(dialog).toHaveCSS('animation-name', 'none');
    await preview.page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(dialog).toHaveCSS('animation-duration', '0.3s');
  },
);

test(
  'with forced colours the chosen tab, the current page and the focus are still marked by lines',
  { tag: '@Z18' },
  async ({ preview }) => {
    const { page } = preview;
    await page.emulateMedia({ forcedColors: 'active' });
    await show(preview, 'tabs');
    await expect(page.getByRole('tab', { selected: true })).toHaveCSS('border-bottom-width', '4px');
    await expect(page.getByRole('tab', { selected: false }).first()).toHaveCSS(
      'border-bottom-width',
      '0px',
    );
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tab', { selected: true })).toBeFocused();
    await expect(page.getByRole('tab', { selected: true })).toHaveCSS('outline-style', 'solid');
    await expect(page.getByRole('tab', { selected: true })).toHaveCSS('outline-width', '3px');

    await show(preview, 'header');
    const nav = page.getByRole('navigation', { name: 'Huvudmeny' });
    await expect(nav.locator('[aria-current="page"]')).toHaveCSS('border-bottom-width', '4px');
  },
);

for (const story of ['overview', 'claims', 'claim'] as const) {
  test(
    `nothing of the page "${story}" scrolls sideways at 320 px, with spaced text or with letters of double size`,
    { tag: '@Z16' },
    async ({ preview }) => {
      const { page } = preview;
      await show(preview, story);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(findSidewaysScroll), 'at 320 px').toEqual([]);
      // The distances of WCAG 1.4.12.
      await page.addStyleTag({
        content:
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
      });
      expect(await page.evaluate(findSidewaysScroll), 'with spaced text').toEqual([]);
      await show(preview, story);
      await page.setViewportSize({ width: 640, height: 900 });
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      expect(await page.evaluate(findSidewaysScroll), 'with letters of double size').toEqual([]);
    },
  );
}
