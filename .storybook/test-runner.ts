import type { Page } from '@playwright/test';
import { setupPage, type TestRunnerConfig } from '@storybook/test-runner';

import { findBrokenIdRefs } from '../packages/ui/src/testers/idReferences.ts';
import { axeScript, findViolations } from './findViolations.ts';
import { openPreview, sizeWindow, sizeWindowFor } from './previewPage.ts';
import { readLook } from './readLook.ts';
import { findSidewaysScroll } from './sidewaysScroll.ts';

// The test-runner loads this file twice: `prepare` runs outside the sandbox of the test file, the visits run inside.
declare const jestPlaywright: { resetPage(): Promise<void> };
declare global {
  var page: Page;
  interface Window {
    readonly findInvalidHtml: () => Promise<string[]>;
  }
}

/** The rules that judge colours, places and sizes. Axe has judged names, roles and structure in the wide window. */
const lateRules = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

/** What the console and the page complain about during a visit. */
const errors: string[] = [];
let watchedPage: Page | undefined;
let isPageClean = true;

const configuration: TestRunnerConfig = {
  async prepare({ page }) {
    // Outside the sandbox, html-validate is loaded once and not for every test file.
    const { findInvalidHtml } = await import('./validHtml.ts');
    await page.exposeBinding('findInvalidHtml', ({ page: caller }) => findInvalidHtml(caller));
    await page.addInitScript({ path: axeScript });
    // Browsers ask for it when they like; it is no fault of a story that there is none.
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
    await openPreview(page);
  },

  async preVisit(_, { id }) {
    if (!isPageClean) await renewPage();
    isPageClean = false;
    watchErrors(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await sizeWindowFor(page, id);
  },

  async postVisit(_, { hasFailure }) {
    if (hasFailure) return;
    const found: Record<string, readonly string[]> = {};
    [
      found['axe in light'],
      found['id references'],
      found['movement'],
      found['drawings without a name'],
      found['HTML'],
    ] = await Promise.all([
      findViolations(page),
      page.evaluate(findBrokenIdRefs),
      page.evaluate(findMovements),
      page.evaluate(findUnnamedDrawings),
      page.evaluate(() => window.findInvalidHtml()),
    ]);
    const look = await page.evaluate(readLook);
    await sizeWindow(page, 'smallest');
    await page.evaluate(waitForLayout);
    found['sideways scroll at 320 px'] = await page.evaluate(findSidewaysScroll);
    const isSameLook = (await page.evaluate(readLook)) === look;
    await page.emulateMedia({ colorScheme: 'dark' });
    found['axe in dark at 320 px'] = await findViolations(
      page,
      isSameLook ? { rules: lateRules } : {},
    );
    found['console'] = [...errors];
    const faults = Object.entries(found).flatMap(([check, list]) =>
      list.map((fault) => `${check}: ${fault}`),
    );
    if (faults.length > 0) throw new Error(faults.join('\n\n'));
    isPageClean = true;
  },

  // Testing Library prints the whole document after its message.
  errorMessageFormatter: (message) => message.split('Ignored nodes:')[0] ?? message,
};

/** What a failed story leaves behind must not fail the next one. */
async function renewPage(): Promise<void> {
  await jestPlaywright.resetPage();
  await setupPage(page, page.context());
}

function watchErrors(current: Page): void {
  errors.length = 0;
  if (current === watchedPage) return;
  watchedPage = current;
  current.on('pageerror', (error) => errors.push(error.message));
  current.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
}

/** Runs in the browser, which asks for reduced motion. Lists what still moves; an animation that only waits has no duration. */
function findMovements(): string[] {
  return document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0)
    .map(({ effect }) =>
      effect instanceof KeyframeEffect ? (effect.target?.outerHTML ?? '') : '',
    );
}

/** Runs in the browser. Lists drawings that a screen reader would call an image without saying of what. */
function findUnnamedDrawings(): string[] {
  return [...document.querySelectorAll('body svg')]
    .filter(
      (drawing) =>
        drawing.checkVisibility() && drawing.closest('[aria-hidden="true"], [role="img"]') === null,
    )
    .map((drawing) => drawing.outerHTML);
}

/** Runs in the browser: observers of sizes answer after the frame in which the window changed. */
function waitForLayout(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

// oxlint-disable-next-line import/no-default-export -- the test-runner asks for it
export default configuration;
