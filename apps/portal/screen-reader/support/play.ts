import type { Page } from 'puppeteer-core';

import type { Sandbox } from '../../e2e/support/sandbox.ts';
import { provider } from '../../e2e/support/thisProvider.ts';
import type { BrowserName } from './browser.ts';
import type { Act, Journey } from './journey.ts';
import type { Orca } from './orca.ts';
import { faultOf, wordsOf } from './utterances.ts';

export type Heard = { readonly does: string; readonly words: string; readonly fault?: string };

type Stage = {
  readonly name: BrowserName;
  readonly orca: Orca;
  readonly page: Page;
  readonly sandbox: Sandbox;
};

/** Plays a journey and tells what was heard after each step. It goes on after a fault. */
export async function* play(journey: Journey, stage: Stage): AsyncGenerator<Heard> {
  const { orca, page, sandbox, name } = stage;
  await sandbox.reset();
  await page.setViewport(
    journey.width === undefined ? null : { width: journey.width, height: 800 },
  );
  await enter(journey, stage);
  // The reader begins to read a new page by itself. The first key ends that.
  await page.waitForSelector('main h1');
  await orca.glance();
  await orca.toTop();
  for (const [act, expected, unwanted] of journey.steps) {
    const wanted = 'firefox' in expected ? expected[name] : expected;
    orca.take();
    await perform(act, stage);
    await orca.listen((said) => faultOf(wordsOf(said), wanted) === undefined);
    const words = wordsOf(orca.take());
    const fault = faultOf(words, wanted, unwanted);
    yield { does: describe(act), words, ...(fault === undefined ? {} : { fault }) };
  }
}

async function enter({ customer, path }: Journey, { page, sandbox }: Stage): Promise<void> {
  // Not a page of the portal, whose calls without a session would end the new one.
  await page.goto(`${sandbox.url}/sandbox`);
  await page.evaluate(
    async (version, personalNumber) => {
      document.cookie = `cookieInfoVersion=${version}; path=/`;
      localStorage.clear();
      sessionStorage.clear();
      await fetch(`/sandbox/api/${personalNumber === null ? 'logout' : 'login'}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(personalNumber === null ? {} : { personalNumber }),
      });
    },
    provider.cookieInfoVersion,
    customer?.personalNumber ?? null,
  );
  await page.goto(`${sandbox.url}${path}`);
}

async function perform(act: Act, { orca, page, sandbox }: Stage): Promise<void> {
  if ('write' in act) return orca.write(act.write);
  if ('elsewhere' in act) return act.happens(sandbox);
  if ('open' in act) {
    await page.goto(`${sandbox.url}${act.open}`);
    return;
  }
  const { key, until } = act;
  if (until === undefined) return orca.press(key);
  for (let times = 0; times < 15; times += 1) {
    orca.take();
    await orca.press(key);
    if ((await orca.glance()).includes(until)) return;
  }
}

function describe(act: Act): string {
  if ('write' in act) return `writes “${act.write}”`;
  if ('elsewhere' in act) return act.elsewhere;
  if ('open' in act) return `opens ${act.open}`;
  return act.until === undefined ? act.key : `${act.key} until “${act.until}”`;
}
