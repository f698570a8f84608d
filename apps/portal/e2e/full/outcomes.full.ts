import { endpoints } from '@mina-sidor/api-client';
import type { Page } from '@playwright/test';

import {
  clear,
  plant,
  retryAtOnce,
  serverWords,
  situations,
  type Situation,
} from '../support/situations.ts';
import { settled } from '../support/settled.ts';
import { expect, customers, test } from '../support/test.ts';
import { question } from './messageScenarios.ts';
import type { Scenario, Stage } from './scenario.ts';
import { scenarios } from './scenarios.ts';
import { provider } from '../support/thisProvider.ts';

/** The result of one situation. */
interface Cell {
  readonly situation: Situation;
  /** The heading and the first alert on the page. */
  readonly shows: string;
  /** What is wrong, in words; empty when everything is right. */
  readonly wrong: string;
}

/** Words that only who has written the code understands. */
const jargon = /undefined|\bNaN\b|\[object|\bnull\b|Exception|TypeError|\bJSON\b/u;

test('every call of the contract is played', () => {
  const played = new Set<string>(scenarios.map(({ call }) => call));
  expect(Object.keys(endpoints).filter((call) => !played.has(call))).toEqual([]);
});

for (const scenario of scenarios) {
  test(`${scenario.call}, whatever becomes of it, leaves a page that says so and leads on`, async ({
    context,
    sandbox,
  }) => {
    test.setTimeout(300_000);
    const uncaught: string[] = [];
    context.on('weberror', (fault) => uncaught.push(fault.error().message));
    await context.addCookies([
      { name: 'cookieInfoVersion', value: provider.cookieInfoVersion, url: sandbox.url },
    ]);
    await context.clock.install();
    const cells: Cell[] = [];
    for (const situation of situations) {
      await test.step(situation, async () => {
        // A tab of its own, which remembers nothing of the cell before.
        const page = await context.newPage();
        page.on('dialog', (dialog) => void dialog.accept());
        await retryAtOnce(page);
        const stage = { page, sandbox };
        const wrong = await tryCell(stage, scenario, situation).catch(firstLine);
        const faults = [wrong, ...uncaught.splice(0)].filter((fault) => fault !== '');
        cells.push({ situation, shows: await whatShows(page), wrong: faults.join('; ') });
        await clear(stage);
        await page.close();
      });
    }
    expect(cells.filter(({ wrong }) => wrong !== '')).toEqual([]);
  });
}

/** Plays the scenario with its call in the situation; answers what is wrong with what shows then. */
async function tryCell(stage: Stage, scenario: Scenario, situation: Situation): Promise<string> {
  const { page, sandbox } = stage;
  const {
    path = endpoints[scenario.call].path,
    system = 'insurance',
    start,
    customer = customers.maja,
  } = scenario;
  await sandbox.reset();
  await page.context().clearCookies({ name: /^(?!cookieInfo)/u });
  if (customer !== null) await logIn(stage, customer.personalNumber);
  if (start !== undefined) {
    await page.goto(start);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // What the page asks for by itself is not what the scenario is about.
    await settled(page);
  }
  await scenario.prepare?.(stage);
  await plant(stage, situation, { path, system });
  await sandbox.forgetCalls();
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === path, {
    timeout: 15_000,
  });
  const acted = scenario.act(stage);
  acted.catch(() => undefined);
  await asked;
  // The session may end under what is still being done.
  await Promise.race([acted, page.waitForURL('**/loggaut')]);
  if (situation === 'slower than 60 s') {
    await expect.poll(async () => (await sandbox.calls()).map((call) => call.path)).toContain(path);
    await page.clock.fastForward(60_000);
  }
  await letTimePass(page);
  return faultIn(page, scenario, situation, stage);
}

async function faultIn(
  page: Page,
  { written, answerIsShown = false, customer = customers.maja }: Scenario,
  situation: Situation,
  stage: Stage,
): Promise<string> {
  // Behind a dialog the page is hidden from assistive technology only.
  await expect(page.locator('h1').first()).toBeVisible();
  // What lies around a page is there whatever becomes of it.
  const content = page.locator('main, [role="dialog"]');
  const waysOn = content.locator(
    'a[href]:visible:not([href^="#"]), button:visible:not([disabled]), input:visible',
  );
  let main = '';
  await expect(async () => {
    main = (await content.allInnerTexts()).join('\n');
    expect(main.trim().length, 'a blank page').toBeGreaterThan(40);
    expect(await waysOn.count(), 'no way on').toBeGreaterThan(0);
  }).toPass({ timeout: 15_000 });
  const isAnswered = ['not JSON', 'field missing', 'field of a wrong type'].includes(situation);
  const text = await page.locator('body').innerText();
  if (text.includes(serverWords) && !(answerIsShown && isAnswered)) return 'words of the server';
  const found = jargon.exec(main);
  if (found !== null) return `‘${found[0]}’`;
  if (written === undefined || situation === '401, token expired') return '';
  await clear(stage);
  if (page.url().endsWith('/loggaut') && customer !== null)
    await logIn(stage, customer.personalNumber);
  if (!page.url().endsWith('/meddelanden')) await page.goto('/meddelanden');
  return (await written(page)) === question ? '' : 'a lost draft';
}

/** Time passes in every tab; one that opened to show a file may close meanwhile. */
async function letTimePass(page: Page): Promise<void> {
  await expect(async () => page.clock.runFor(500)).toPass();
}

async function logIn({ page, sandbox }: Stage, personalNumber: string): Promise<void> {
  await page.request.post(`${sandbox.url}/sandbox/api/login`, { data: { personalNumber } });
}

async function whatShows(page: Page): Promise<string> {
  const heading = page.locator('h1').first();
  const alerts = page.locator('[data-announced="alert"]').filter({ hasText: /\S/u });
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
