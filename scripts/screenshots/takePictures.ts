import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';

import { chromiumLaunch } from '../lib/chromiumLaunch.ts';
import { fromRoot } from '../lib/paths.ts';

/** The day of the pictures, so that amounts and dates are the same each time they are taken. */
const pictureDay = '2026-11-20T10:42:00+01:00';

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
  const page = await browser.newPage({
    baseURL: address,
    viewport,
    // Device kind is found from user agent and touch points, not from the window's width.
    hasTouch: viewport.width < 500,
    isMobile: viewport.width < 500,
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    reducedMotion: 'reduce',
  });
  if (picture.customer !== undefined) await logIn(page, picture.customer);
  await page.goto(picture.path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await picture.prepare?.(page);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
  await page.close();
}

async function logIn(page: Page, customer: string): Promise<void> {
  const answer: unknown = await (await page.request.get('/sandbox/api/personas')).json();
  const persona = (Array.isArray(answer) ? answer : [])
    .map(readPersona)
    .find((one) => one.key === customer);
  if (persona === undefined) throw new Error(`There is no sample customer '${customer}'.`);
  await page.request.post('/sandbox/api/login', {
    data: { personalNumber: persona.personalNumber },
  });
}

function readPersona(value: unknown): { readonly key: string; readonly personalNumber: string } {
  if (typeof value === 'object' && value !== null && 'key' in value && 'personalNumber' in value) {
    return { key: String(value.key), personalNumber: String(value.personalNumber) };
  }
  throw new Error('The sandbox names a customer without key or personal number.');
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

/** Starts a sandbox on a free port with data of its own, and waits until it says its address. */
async function startSandbox(): Promise<{ readonly address: string; readonly stop: () => void }> {
  const child = spawn(process.execPath, ['--conditions=source', 'apps/sandbox/src/main.ts'], {
    cwd: fromRoot(),
    env: { ...process.env, PORT: '0', SANDBOX_DATA: ':memory:', SANDBOX_CLOCK: pictureDay },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /^Mina sidor: (http\S+)/.exec(line)?.[1];
    if (address !== undefined) return { address, stop: () => child.kill() };
  }
  throw new Error('The sandbox ended before it had an address.');
}
