import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Page } from '@playwright/test';

import {
  clear,
  plant,
  plantedFailures,
  retryAtOnce,
  serverWords,
  situations,
  type Situation,
} from '../support/situations.ts';
import { expect, customers, test } from '../support/test.ts';
import { question } from './messageScenarios.ts';
import type { Scenario, Stage } from './scenario.ts';
import { scenarios } from './scenarios.ts';

const results = fileURLToPath(new URL('../../../../test-results/outcome-matrix/', import.meta.url));

/** Words that only who has written the code understands. */
const jargon = /undefined|\bNaN\b|\[object|\bnull\b|Exception|TypeError|\bJSON\b/u;

interface Cell {
  readonly situation: Situation;
  /** The heading of what shows, and its first alert. */
  readonly shows: string;
  /** What is not right, in words; empty when all is. */
  readonly wrong: string;
}

for (const scenario of scenarios) {
  test(`${scenario.call}, whatever becomes of it, leaves a page that says so and leads on`, async ({
    page,
    sandbox,
    expectedErrors,
  }) => {
    test.setTimeout(300_000);
    expectedErrors.push(plantedFailures, /status of \d+/u);
    const uncaught: string[] = [];
    page.on('pageerror', ({ message }) => uncaught.push(message));
    page.on('dialog', (dialog) => void dialog.accept());
    await page.clock.install();
    await retryAtOnce(page);
    const cells: Cell[] = [];
    for (const situation of situations) {
      await test.step(situation, async () => {
        const stage = { page, sandbox };
        const wrong = await tryCell(stage, scenario, situation).catch(firstLine);
        const faults = [wrong, ...uncaught.splice(0)].filter((fault) => fault !== '');
        cells.push({ situation, shows: await whatShows(page), wrong: faults.join('; ') });
        await clear(stage);
      });
    }
    mkdirSync(results, { recursive: true });
    writeFileSync(`${results}${scenario.call}.json`, JSON.stringify(cells));
    expect(cells.filter(({ wrong }) => wrong !== '')).toEqual([]);
  });
}

/** Plays the scenario with its call in the situation; answers what is wrong with what shows then. */
async function tryCell(stage: Stage, scenario: Scenario, situation: Situation): Promise<string> {
  const { page, sandbox } = stage;
  const { path, system = 'insurance', start, customer = customers.maja } = scenario;
  await page.goto('about:blank');
  await sandbox.reset();
  await page.context().clearCookies({ name: /^(?!cookieInfo)/u });
  if (customer !== null) await logIn(stage, customer.personalNumber);
  if (start !== undefined) {
    await page.goto(start);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await scenario.prepare?.(stage);
  await plant(stage, situation, { path, system });
  await sandbox.forgetCalls();
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === path, {
    timeout: 15_000,
  });
  await Promise.all([asked, scenario.act(stage)]);
  if (situation === 'slower than 60 s') {
    await expect.poll(async () => (await sandbox.calls()).map((call) => call.path)).toContain(path);
    await page.clock.fastForward(60_000);
  }
  await page.clock.runFor(500);
  return faultIn(page, scenario, situation, stage);
}

async function faultIn(
  page: Page,
  { written, customer = customers.maja }: Scenario,
  situation: Situation,
  stage: Stage,
): Promise<string> {
  // Behind a dialog the page is hidden from assistive technology only.
  await expect(page.locator('h1').first()).toBeVisible();
  const text = await page.locator('body').innerText();
  if (text.trim().length < 40) return 'a blank page';
  if (text.includes(serverWords) && situation !== 'not JSON') return 'words of the server';
  const main = await page.locator('main').innerText();
  const found = jargon.exec(main);
  if (found !== null) return `‘${found[0]}’`;
  const waysOn = page.locator('a[href]:visible:not([href^="#"]), button:visible:not([disabled])');
  if ((await waysOn.count()) === 0) return 'no way on';
  if (written === undefined || situation === '401, token expired') return '';
  await clear(stage);
  if (page.url().endsWith('/loggaut') && customer !== null)
    await logIn(stage, customer.personalNumber);
  if (!page.url().endsWith('/meddelanden')) await page.goto('/meddelanden');
  return (await written(page)) === question ? '' : 'a lost draft';
}

async function logIn({ page, sandbox }: Stage, personalNumber: string): Promise<void> {
  await page.request.post(`${sandbox.url}/sandbox/api/login`, { data: { personalNumber } });
}

async function whatShows(page: Page): Promise<string> {
  const heading = page.locator('h1').first();
  const alerts = page.getByRole('alert').filter({ hasText: /\S/u });
  const parts = [
    (await heading.count()) === 0 ? '' : await heading.innerText(),
    (await alerts.count()) === 0 ? '' : await alerts.first().innerText(),
  ];
  return parts
    .filter((part) => part !== '')
    .join(': ')
    .replaceAll(/\s+/gu, ' ')
    .slice(0, 140);
}

function firstLine(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? 'failed') : 'failed';
}
