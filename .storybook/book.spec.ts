import { expect, type Page, test } from '@playwright/test';

import { axeScript, findViolations } from './findViolations.ts';
import { openStory, readEntries } from './previewPage.ts';

const groups = [
  'Foundations',
  'Layout',
  'Navigation',
  'Forms',
  'Feedback',
  'Data',
  'Payment',
  'Messages',
  'Pages',
];

test('the sidebar has nine groups, and every title can be searched in English', async () => {
  const titles = (await readEntries('story')).map(({ title, name }) => `${title} / ${name}`);
  const strange = titles.filter((title) => {
    const isEnglish = /^[\w /,’'-]+$/u.test(title);
    return !isEnglish || !(isAboutAll(title) || isInGroup(title));
  });
  expect(strange).toEqual([]);
});

function isAboutAll(title: string): boolean {
  return /^(?:Introduction|Accessibility) \/ /u.test(title);
}

function isInGroup(title: string): boolean {
  return groups.some((group) => title.startsWith(`${group}/`));
}

test('the frame has the library’s name, and no empty panel on the first page', async ({ page }) => {
  await page.goto(process.env['TARGET_URL'] ?? 'http://127.0.0.1:6006/');
  await expect(page.getByRole('link', { name: 'Mina sidor: components' })).toBeVisible();
  await expect(page.getByRole('tablist', { name: 'Available addons' })).toHaveCount(0);
});

for (const story of ['introduction--start', 'foundations-themes--how-to-theme']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the theme shown by ${story} keeps its contrast in ${colorScheme}`, async ({ page }) => {
      await page.addInitScript({ path: axeScript });
      await page.emulateMedia({ colorScheme });
      await openStory(page, story);
      const themes = await readThemes(page);
      expect(themes.length).toBeGreaterThan(0);
      await openStory(page, 'foundations-themes--as-the-system');
      for (const theme of themes) {
        const style = await page.addStyleTag({ content: theme });
        expect(await findViolations(page, { rules: ['color-contrast'] }), theme).toEqual([]);
        await style.evaluate((element) => element.parentElement?.removeChild(element));
      }
    });
  }
}

/** The code on the page that sets values of the theme. */
async function readThemes(page: Page): Promise<readonly string[]> {
  const blocks = await page.locator('pre').allTextContents();
  return blocks.filter((text) => /--ms-[\w-]+:/u.test(text));
}

test('a story with a window of its own is played in it, also when it is opened in another', async ({
  page,
}) => {
  const start = process.env['TARGET_URL'] ?? 'http://127.0.0.1:6006/';
  const framed = page.frameLocator('#storybook-preview-iframe');
  for (const address of ['?path=/story/', 'iframe.html?id=']) {
    await page.goto(new URL(`${address}navigation-breadcrumbs--narrow`, start).href);
    // The last step of its play function.
    await expect(framed.locator('a:focus'), address).toBeVisible();
  }
});

test('the page about a component is dark in a dark system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(
    `${process.env['TARGET_URL'] ?? 'http://127.0.0.1:6006/'}?path=/docs/forms-textfield--docs`,
  );
  const docs = page.frameLocator('#storybook-preview-iframe');
  await expect(docs.getByRole('heading', { name: 'TextField', level: 1 })).toHaveCSS(
    'color',
    'rgb(238, 243, 241)',
  );
  await expect(docs.locator('.sbdocs-wrapper')).toHaveCSS('background-color', 'rgb(26, 36, 41)');
});
