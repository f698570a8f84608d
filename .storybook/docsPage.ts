import type { Page } from '@playwright/test';

import { recordDocs } from './recordDocs.ts';
import { frameOfStorybook, ofStorybook } from './exceptions.ts';
import { findViolations } from './findViolations.ts';

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

/** What is wrong with the docs page that describes a story. */
export async function findDocsFaults(
  page: Page,
  { id, title }: { readonly id: string; readonly title: string },
): Promise<string[]> {
  const docsId = id.replace(/--.*$/u, '--docs');
  await showDocs(page, docsId);
  const headings = await page.locator('.sbdocs-content h2').allTextContents();
  const missing = chapters
    .filter((chapter) => isComponent(title) && !headings.includes(chapter))
    .map((chapter) => `the chapter '${chapter}' is missing`);
  const violations = await findViolations(page, { except: Object.keys(ofStorybook) });
  await recordDocs(page, docsId);
  return [...missing, ...violations.filter((violation) => !frameOfStorybook.test(violation))];
}

/** True for the last story of a title that has a docs page: what that page starts disturbs no story there. */
export function isDocsDue(page: Page, story: { readonly id: string }): Promise<boolean> {
  return page.evaluate(async (storyId) => {
    const index = await window.__STORYBOOK_PREVIEW__.getStoryIndexFromServer();
    const entries = Object.values(index.entries);
    const title = entries.find(({ id }) => id === storyId)?.title;
    const family = entries.filter((entry) => entry.title === title);
    const stories = family.filter(({ type, tags }) => type === 'story' && tags?.includes('test'));
    return family.some(({ type }) => type === 'docs') && stories.at(-1)?.id === storyId;
  }, story.id);
}

/** Recipes show how components act together. */
function isComponent(title: string): boolean {
  return title !== 'Forms/Recipes';
}

/** Shows a docs page and waits until the stories in it are drawn. */
async function showDocs(page: Page, docsId: string): Promise<void> {
  // Stories that would cover the page lie in frames of their own; each is visited by itself.
  await page.route('**/iframe.html?*id=*', (route) => route.abort());
  await page.evaluate((storyId) => {
    window.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'docs' });
  }, docsId);
  await page.waitForFunction(() => {
    const stories = [...document.querySelectorAll('[id^="story--"][id$="-inner"]')];
    // While a story is being drawn, a placeholder stands before it.
    const isDrawn = stories.every((story) => story.previousElementSibling?.localName !== 'div');
    return isDrawn && document.querySelector('.sbdocs-content h1') !== null;
  });
}
