import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';

import { rowsInTags } from '../scripts/rows/rowNames.ts';
import { serveFolder } from '../scripts/lib/serveFolder.ts';
import { findBrokenReferences } from './idReferences.ts';
import { builtFolder, readStoriesByFile } from './storyIndex.ts';
import { openPreview, playStory, sizeWindowFor } from './storyPage.ts';

/** WCAG 2.0, 2.1 and 2.2, levels A and AA. */
const accessibilityTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** One page that shows story after story; `file` tells when a fresh document is due. */
type Preview = {
  readonly page: Page;
  readonly address: string;
  readonly errors: string[];
  file: string;
};

const test = base.extend<object, { preview: Preview }>({
  preview: [
    async ({ browser }, use) => {
      const storybook = await serveFolder(builtFolder);
      const page = await browser.newPage({
        locale: 'sv-SE',
        timezoneId: 'Europe/Stockholm',
        reducedMotion: 'reduce',
      });
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await use({ page, address: storybook.address, errors, file: '' });
      await page.close();
      storybook.close();
    },
    { scope: 'worker' },
  ],
});

test.describe.configure({ mode: 'parallel' });

for (const [file, stories] of readStoriesByFile()) {
  test.describe(file, () => {
    // The stories of one file share a document, so they stay together in one worker.
    test.describe.configure({ mode: 'default' });

    for (const story of stories.filter(({ tags }) => tags.includes('test'))) {
      const tag = rowsInTags(story.tags).map((row) => `@${row}`);
      test(`${story.title} / ${story.name}`, { tag }, async ({ preview }) => {
        await visit(preview, file, story.id);
      });
    }
  });
}

async function visit(preview: Preview, file: string, storyId: string): Promise<void> {
  const { page, errors } = preview;
  if (preview.file !== file) {
    await openPreview(page, preview.address);
    preview.file = file;
  }
  errors.length = 0;
  await sizeWindowFor(page, storyId);
  expectNothing('the story is drawn and its play function passes', await playStory(page, storyId));
  // Without legacy mode axe opens a second page for every story; there are no foreign frames here.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(accessibilityTags)
    .analyze();
  expectNothing('axe finds nothing in the document', violations.flatMap(describeViolation));
  expectNothing('every id reference resolves', await page.evaluate(findBrokenReferences));
  expectNothing('the console shows no error', errors);
}

/** Faults are compared as one text, which reads better in a report than a list of texts. */
function expectNothing(expectation: string, faults: readonly string[]): void {
  expect(faults.join('\n\n'), expectation).toBe('');
}

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

function describeViolation(violation: Violation): string[] {
  return violation.nodes.map(
    (node) => `${violation.id}: ${node.html}\n${node.failureSummary ?? violation.help}`,
  );
}
