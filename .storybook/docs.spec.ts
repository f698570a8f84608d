import { expectNothing, findViolations } from './findViolations.ts';
import { frameOfStorybook, ofStorybook } from './exceptions.ts';
import { test } from './previewTest.ts';
import { readDocsPages } from './storyIndex.ts';
import { openPreview, showDocs } from './storyPage.ts';

/** What the page of every component tells, in this order. */
const chapters = [
  'When to use',
  'When not to use',
  'Anatomy',
  'Props',
  'Keyboard',
  'Accessibility',
  'Do and don’t',
];

/** Stories that would cover the page lie in frames of their own; each is visited by itself. */
const framed = '**/iframe.html?*id=*';

test.describe.configure({ mode: 'parallel' });

for (const { id, title } of readDocsPages()) {
  test(`${title}: its page`, async ({ preview }) => {
    const { page, address } = preview;
    await openPreview(page, address);
    // The next story begins with a fresh document.
    preview.file = '';
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.route(framed, (route) => route.abort());
    await showDocs(page, id);
    await page.unroute(framed);
    const headings = await page.locator('.sbdocs-content h2').allTextContents();
    const missing = chapters.filter((chapter) => !headings.includes(chapter));
    expectNothing('the page has every chapter', isComponent(title) ? missing : []);
    const violations = await findViolations(page, { except: Object.keys(ofStorybook) });
    expectNothing(
      'axe finds nothing',
      violations.filter((violation) => !frameOfStorybook.test(violation)),
    );
  });
}

/** Pages one step further down show how components act together. */
function isComponent(title: string): boolean {
  return /^Komponenter\/[^/]+$/u.test(title);
}
