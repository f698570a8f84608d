import { rowsInTags } from '../scripts/rows/rowNames.ts';
import { expectNothing, findViolations } from './findViolations.ts';
import { findBrokenIdRefs } from '../packages/ui/src/testers/idReferences.ts';
import { findSidewaysScroll, furtherLooks, showLight } from './looks.ts';
import { type Preview, test } from './previewTest.ts';
import { readStoriesByFile } from './storyIndex.ts';
import { openPreview, playStory, sizeWindowFor } from './storyPage.ts';
import { findInvalidHtml } from './validHtml.ts';

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
  await showLight(page);
  await sizeWindowFor(page, storyId);
  expectNothing('the story is drawn and its play function passes', await playStory(page, storyId));
  expectNothing('axe finds nothing in light', await findViolations(page));
  expectNothing('every id reference resolves', await page.evaluate(findBrokenIdRefs));
  expectNothing('the HTML is valid', await findInvalidHtml(page));
  for (const look of furtherLooks) {
    await look.show(page);
    expectNothing(`axe finds nothing in ${look.name}`, await findViolations(page, look));
  }
  expectNothing('nothing scrolls sideways at 320 px', await page.evaluate(findSidewaysScroll));
  expectNothing('the console shows no error', errors);
}
