import { expect, type Page, test as base } from '@playwright/test';

import { testBrowser } from '../scripts/lib/chromiumLaunch.ts';
import { readCodeChanges } from './docsFromSource/codeChanges.ts';
import { ofStorybook } from './exceptions.ts';
import { axeScript, findViolations } from './findViolations.ts';
import { openPreview, readEntries, sizeWindow } from './previewPage.ts';
import { recordDocs } from './recordDocs.ts';
import { findSidewaysScroll } from './sidewaysScroll.ts';
import { wordsSinceReview } from './sinceReview.ts';

/** What the page of every component tells. */
const chapters = [
  'When to use',
  'When not to use',
  'Anatomy',
  'Props',
  'Keyboard',
  'Accessibility',
  'Do and don’t',
  'Known limits',
  'Last accessibility review',
];

/** The docs pages of a worker are shown one after the other in one document: opening it takes longer than a visit. */
const test = base.extend<object, { readonly docsPage: Page }>({
  docsPage: [
    async ({ browser }, use) => {
      const { locale, viewport, contextOptions } = testBrowser();
      const page = await browser.newPage({ ...contextOptions, locale, viewport });
      await page.addInitScript({ path: axeScript });
      await openPreview(page);
      // Stories that would cover the page lie in frames of their own; each is visited by itself.
      await page.route('**/iframe.html?*id=*', (route) => route.abort());
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** One component draws all of them: with two tables of props, with keys, and without a guide. */
const examples = ['foundations-icon--docs', 'forms-textfield--docs', 'forms-recipes--docs'];

for (const { id, title } of await readEntries('docs')) {
  test(`the docs page of ${title} is complete`, { tag: '@G15' }, async ({ docsPage }) => {
    await showDocs(docsPage, id);
    const headings = await docsPage.locator('.sbdocs-content h2').allTextContents();
    if (isComponent(title)) expect(headings).toEqual(expect.arrayContaining(chapters));
    expect(await docsPage.evaluate(readOutline)).toEqual({ mains: 1, firstLevel: 'H1', skips: [] });
    await sizeWindow(docsPage, 'smallest');
    expect(await docsPage.evaluate(findSidewaysScroll)).toEqual([]);
    await sizeWindow(docsPage, 'wide');
    if (examples.includes(id))
      expect(await findViolations(docsPage, { except: Object.keys(ofStorybook) })).toEqual([]);
    await recordDocs(docsPage, id);
  });
}

/** Runs in the browser: the landmark and the headings of the page itself, without those of its stories. */
function readOutline(): { mains: number; firstLevel: string | undefined; skips: string[] } {
  const isOwn = (element: Element): boolean =>
    element.closest('.sbdocs') !== null && element.closest('.docs-story') === null;
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(isOwn);
  const level = (heading: Element | undefined): number => Number(heading?.localName.slice(1));
  return {
    mains: [...document.querySelectorAll('main')].filter(isOwn).length,
    firstLevel: headings[0]?.tagName,
    skips: headings
      .filter((heading, index) => level(heading) - level(headings[index - 1]) > 1)
      .map(({ textContent }) => textContent),
  };
}

/** Recipes show how components act together. */
function isComponent(title: string): boolean {
  return title !== 'Forms/Recipes';
}

test(
  'the page of a component says that its code has changed since the review by hand',
  { tag: '@G13' },
  async ({ docsPage }) => {
    await showDocs(docsPage, 'forms-textfield--docs');
    const reviewed = await docsPage.locator('time').getAttribute('datetime');
    const words = wordsSinceReview(readCodeChanges(), 'TextField', reviewed ?? '');
    await expect(docsPage.locator('.guide-later')).toHaveText(words === undefined ? [] : [words]);
  },
);

test(
  'the page of a component leads to the report about all components',
  { tag: '@G13' },
  async ({ docsPage }) => {
    await showDocs(docsPage, 'forms-textfield--docs');
    const link = docsPage.getByRole('link', { name: /^How it was tried/u });
    await expect(link).toHaveAttribute('href', /^\?path=\/story\//u);
    const story = (await link.getAttribute('href'))?.split('/').at(-1);
    expect((await readEntries('story')).map(({ id }) => id)).toContain(story);
  },
);

/** Shows a docs page and waits until the stories in it are drawn. */
async function showDocs(page: Page, docsId: string): Promise<void> {
  await page.evaluate((storyId) => {
    window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'docs' });
  }, docsId);
  await page.waitForFunction(
    (family) => {
      const places = [...document.querySelectorAll('[id^="anchor--"]')];
      const stories = [...document.querySelectorAll('[id^="story--"][id$="-inner"]')];
      const tables = [...document.querySelectorAll('[data-props-of]')];
      return (
        places.length > 0 &&
        // The page before stays until this one has been loaded.
        places.every(({ id }) => id.includes(`--${family}--`)) &&
        // While a story is being drawn, a placeholder stands before it.
        stories.every((story) => story.previousElementSibling?.localName !== 'div') &&
        // Before its props are known, an example of a table stands in its place.
        tables.every((table) => !table.textContent.includes('propertyName'))
      );
    },
    docsId.replace(/--docs$/u, ''),
  );
}
