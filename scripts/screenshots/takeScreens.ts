import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';

import { chromiumLaunch } from '../lib/chromiumLaunch.ts';
import { fromRoot } from '../lib/paths.ts';
import { logIn, readPersonas, startSandbox, windowOf } from './pictureSandbox.ts';
import type { Persona } from './pictureSandbox.ts';
import { screensPage } from './screensPage.ts';
import type { Screen, Showing } from './screensPage.ts';

const folder = fromRoot('docs', 'screens');
const wide = { width: 1280, height: 900 };
const narrow = { width: 390, height: 844 };
/** A page that goes on for longer looks the same all the way down. */
const tallest = 2400;

const visitorPages = [
  { page: 'login', path: '/loggain' },
  { page: 'logged out', path: '/loggaut' },
  { page: 'no such page', path: '/finns-inte' },
] as const;

const customerPages = [
  { page: 'overview', path: '/oversikt' },
  { page: 'claims', path: '/krav' },
  { page: 'documents', path: '/dokument' },
  { page: 'messages', path: '/meddelanden' },
  { page: 'damages', path: '/skador' },
  { page: 'register extract', path: '/registerutdrag' },
] as const;

/** Takes a picture of every page for every sample customer, and writes the document that shows them. */
export async function takeScreens(): Promise<number> {
  const sandbox = await startSandbox();
  const browser = await chromium.launch(chromiumLaunch());
  rmSync(folder, { recursive: true, force: true });
  try {
    const showings: Showing[] = [await showVisitor(browser, sandbox.address)];
    for (const persona of await readPersonas(sandbox.address)) {
      showings.push(await showCustomer(browser, sandbox.address, persona));
    }
    writeFileSync(join(folder, 'README.md'), screensPage(showings));
    return showings
      .flatMap(({ windows }) => windows)
      .flatMap(({ screens }) => screens)
      .filter(({ file }) => file !== null).length;
  } finally {
    await browser.close();
    sandbox.stop();
  }
}

async function showVisitor(browser: Browser, address: string): Promise<Showing> {
  const windows = [];
  for (const viewport of [wide, narrow]) {
    const page = await openWindow(browser, address, viewport);
    const screens: Screen[] = [];
    for (const { page: name, path } of visitorPages) {
      await open(page, path);
      screens.push(await take(page, 'visitor', name, viewport.width));
    }
    await setPortal(address, false);
    await open(page, '/loggain');
    screens.push(await take(page, 'visitor', 'maintenance', viewport.width));
    await setPortal(address, true);
    await page.context().close();
    windows.push({ width: viewport.width, screens });
  }
  return { title: 'A visitor', summary: 'Nobody is logged in.', windows };
}

async function showCustomer(browser: Browser, address: string, persona: Persona): Promise<Showing> {
  const windows = [];
  // The first customer, who has something of everything, also on a computer.
  for (const viewport of persona.key === 'standard' ? [wide, narrow] : [narrow]) {
    const page = await openWindow(browser, address, viewport);
    await logIn(page, persona);
    const screens: Screen[] = [];
    for (const { page: name, path } of customerPages) {
      await open(page, path);
      if (new URL(page.url()).pathname !== path) {
        screens.push({ page: name, file: null });
        continue;
      }
      screens.push(await take(page, persona.key, name, viewport.width));
      if (path === '/krav' && (await openFirstCase(page))) {
        screens.push(await take(page, persona.key, 'case', viewport.width));
      }
    }
    await page.context().close();
    windows.push({ width: viewport.width, screens });
  }
  return { title: `${persona.fullName} (\`${persona.key}\`)`, summary: persona.summary, windows };
}

async function openWindow(browser: Browser, address: string, viewport: typeof wide): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, ...windowOf(viewport) });
  await context.addCookies([{ name: 'cookieInfoVersion', value: '1', url: address }]);
  return context.newPage();
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settle(page);
}

/** Until the page has its heading and has got what it asked for. */
async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** Whether the customer has a case to open. */
async function openFirstCase(page: Page): Promise<boolean> {
  const link = page.getByRole('tabpanel').getByRole('rowheader').getByRole('link').first();
  if ((await link.count()) === 0) return false;
  await link.click();
  await page.waitForURL(/\/krav\/[^/]+$/);
  await settle(page);
  return true;
}

async function take(page: Page, customer: string, name: string, width: number): Promise<Screen> {
  const file = `${customer}/${name.replaceAll(' ', '-')}-${String(width)}.webp`;
  const session = await page.context().newCDPSession(page);
  const { cssContentSize } = await session.send('Page.getLayoutMetrics');
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 60,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height: Math.min(cssContentSize.height, tallest), scale: 1 },
  });
  await session.detach();
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), Buffer.from(data, 'base64'));
  return { page: name, file };
}

async function setPortal(address: string, online: boolean): Promise<void> {
  await fetch(`${address}/sandbox/api/site-state`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([{ system: 'portal', online }]),
  });
}
