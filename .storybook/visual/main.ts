/* oxlint-disable no-console -- a program that is run from the command line */
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';

import { chromiumLaunch } from '../../scripts/lib/chromiumLaunch.ts';
import { type IndexedStory, readStoriesByFile } from '../storyIndex.ts';
import { comparePictures } from './comparePictures.ts';
import { type StoryPictures, pictureStories } from './pictureStories.ts';
import { openReport, type VisualReport } from './report.ts';

const [before = '', after = '', reportFolder = '', only = ''] = process.argv.slice(2);
const isWanted = ({ title }: IndexedStory): boolean => title.startsWith(only);

const report = openReport(reportFolder);
const oldStories = storiesOf(before);
const newStories = storiesOf(after);
for (const [id, { title, name }] of oldStories) {
  if (!newStories.has(id)) report.gone(`${title} / ${name}`);
}
const queue = [...newStories.values()].toSorted((a, b) => (a.importPath < b.importPath ? -1 : 1));
console.log(`Comparing ${String(queue.length)} stories …`);

const browser = await chromium.launch(chromiumLaunch());
const canvas = await browser.newPage();
const [oldPictures, newPictures] = await Promise.all([
  pictureStories(browser, before),
  pictureStories(browser, after),
]);
for (const story of queue) {
  await compareStory(report, canvas, story, oldStories.get(story.id), oldPictures, newPictures);
}
await browser.close();
console.log(report.finish());
process.exit(0);

async function compareStory(
  into: VisualReport,
  page: Page,
  story: IndexedStory,
  oldStory: IndexedStory | undefined,
  oldOnes: StoryPictures,
  newOnes: StoryPictures,
): Promise<void> {
  const [oldLooks, newLooks] = await Promise.all([
    oldStory === undefined ? undefined : oldOnes.take(oldStory.id, oldStory.importPath),
    newOnes.take(story.id, story.importPath),
  ]);
  for (const [look, picture] of newLooks) {
    const title = `${story.title} / ${story.name}, ${look}`;
    const oldPicture = oldLooks?.get(look);
    if (oldPicture === undefined) {
      into.added(title, picture);
      continue;
    }
    const difference = await comparePictures(page, oldPicture, picture);
    if (difference === undefined) into.same();
    else into.changed(title, { before: oldPicture, after: picture, ...difference });
  }
}

function storiesOf(folder: string): ReadonlyMap<string, IndexedStory> {
  const stories = [...readStoriesByFile(folder).values()].flat().filter(isWanted);
  return new Map(stories.map((story) => [story.id, story]));
}
