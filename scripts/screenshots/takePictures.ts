import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';

import { chromiumLaunch } from '../lib/chromiumLaunch.ts';
import { fromRoot } from '../lib/paths.ts';
import { logIn, readPersonas, startSandbox, windowOf } from './pictureSandbox.ts';
import type { Persona } from './pictureSandbox.ts';

const windows = {
  desktop: { width: 1280, height: 900 },
  mobile: { width: 390, height: 844 },
};

type Picture = {
  readonly name: string;
  /** The sample customer who is logged in, nobody when left out. */
  readonly customer?: string;
  readonly path: string;
  /** What to do before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>;
};

const pictures: readonly Picture[] = [
  { name: 'login', path: '/loggain' },
  { name: 'login-qr', path: '/loggain', prepare: startLogin },
  { name: 'overview', customer: 'standard', path: '/oversikt' },
  { name: 'overview-uninsured', customer: 'uninsured-one', path: '/oversikt' },
  { name: 'claims', customer: 'standard', path: '/krav' },
  { name: 'case', customer: 'standard', path: '/krav', prepare: openFirstCase },
  { name: 'not-found', customer: 'standard', path: '/finns-inte' },
  { name: 'sandbox', path: '/sandbox' },
];

/** Takes every picture, wide and narrow, from the built portal and a sandbox of its own. */
export async function takePictures(): Promise<readonly string[]> {
  const sandbox = await startSandbox();
  const browser = await chromium.launch(chromiumLaunch());
  mkdirSync(fromRoot('docs', 'screenshots'), { recursive: true });
  try {
    const files: string[] = [];
    for (const picture of pictures) {
      for (const [size, viewport] of Object.entries(windows)) {
        const file = join('docs', 'screenshots', `${picture.name}-${size}.png`);
        await takePicture(browser, sandbox.address, picture, viewport, fromRoot(file));
        files.push(file);
      }
    }
    return files;
  } finally {
    await browser.close();
    sandbox.stop();
  }
}

async function takePicture(
  browser: Browser,
  address: string,
  picture: Picture,
  viewport: { readonly width: number; readonly height: number },
  file: string,
): Promise<void> {
  const page = await browser.newPage({ baseURL: address, ...windowOf(viewport) });
  if (picture.customer !== undefined)
    await logIn(page, await findPersona(address, picture.customer));
  await page.goto(picture.path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await picture.prepare?.(page);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
  await page.close();
}

async function findPersona(address: string, customer: string): Promise<Persona> {
  const persona = (await readPersonas(address)).find((one) => one.key === customer);
  if (persona === undefined) throw new Error(`There is no sample customer '${customer}'.`);
  return persona;
}

async function startLogin(page: Page): Promise<void> {
  await page.getByRole('checkbox').check();
  // A phone has two buttons, and the QR code is behind the one for another device.
  await page.getByRole('button', { name: /^(Starta inloggning|BankID på annan enhet)$/ }).click();
  await page.getByRole('img', { name: /QR/ }).waitFor();
}

async function openFirstCase(page: Page): Promise<void> {
  await page.getByRole('link', { name: /4711/ }).first().click();
  await page.waitForURL(/\/krav\/\d+$/);
  await page.getByRole('navigation', { name: 'Brödsmulor' }).waitFor();
}
