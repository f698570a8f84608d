import type { Browser, Page } from '@playwright/test';

import { serveFolder } from '../../scripts/lib/serveFolder.ts';
import { openPreview, playStory, sizeWindowFor } from '../storyPage.ts';
import { looks } from './looks.ts';

/** Takes the pictures of one built Storybook, a story at a time. */
export type StoryPictures = {
  /** The pictures of a story by the names of the looks. */
  readonly take: (storyId: string, file: string) => Promise<ReadonlyMap<string, Buffer>>;
  readonly close: () => Promise<void>;
};

/** The day of the pictures, so that a clock or a calendar is no change. */
const pictureDay = new Date('2026-11-20T10:42:00+01:00');

/** Opens a built Storybook. Stories of one file share a document, as in the visits. */
export async function pictureStories(browser: Browser, folder: string): Promise<StoryPictures> {
  const served = await serveFolder(folder);
  const page = await browser.newPage({
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    reducedMotion: 'reduce',
  });
  await page.clock.setFixedTime(pictureDay);
  let opened = '';
  return {
    take: async (storyId, file) => {
      if (opened !== file) await openPreview(page, served.address);
      opened = file;
      return takeLooks(page, storyId);
    },
    close: async () => {
      await page.close();
      served.close();
    },
  };
}

async function takeLooks(page: Page, storyId: string): Promise<ReadonlyMap<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  await sizeWindowFor(page, storyId);
  for (const [index, look] of looks.entries()) {
    await look.show(page);
    // A story that fails is pictured as it stands: the visits say what is wrong with it.
    if (index === 0) await playStory(page, storyId);
    await page.evaluate(settle);
    pictures.set(
      look.name,
      await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }),
    );
  }
  return pictures;
}

/** Runs in the browser: waits for the fonts and for two frames, in which what measures itself has answered. */
async function settle(): Promise<void> {
  await document.fonts.ready;
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
