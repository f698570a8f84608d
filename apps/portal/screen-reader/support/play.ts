import type { Page } from 'puppeteer-core';

import type { Sandbox } from '../../e2e/support/sandbox.ts';
import { provider } from '../../e2e/support/thisProvider.ts';
import type { BrowserName } from './browser.ts';
import type { Act, Journey } from './journey.ts';
import type { Orca } from './orca.ts';
import type { HeardLine } from './report.ts';
import { faultOf, transcriptOf, wordsOf } from './utterances.ts';

type Stage = {
  readonly name: BrowserName;
  readonly orca: Orca;
  readonly page: Page;
  readonly sandbox: Sandbox;
};

/** Plays a journey and tells what was heard after each step. It goes on after a fault. */
export async function* play(journey: Journey, stage: Stage): AsyncGenerator<HeardLine> {
  const { orca, page, sandbox, name } = stage;
  await sandbox.reset();
  await orca.enterPage();
  await page.setViewport(
    journey.width === undefined ? null : { width: journey.width, height: 800 },
  );
  await enter(journey, stage);
  // The reader begins to read a new page by itself. The first key ends that.
  await page.waitForSelector('main h1');
  await orca.glance();
  await orca.press('ctrl+Home');
  await orca.listen(() => true);
  for (const [act, expected, unwanted] of journey.steps) {
    const wanted = 'firefox' in expected ? expected[name] : expected;
    orca.take();
    await perform(act, stage);
    await orca.listen((said) => faultOf(wordsOf(said), wanted) === undefined);
    const said = orca.take();
    const wrong = faultOf(wordsOf(said), wanted, unwanted);
    const fault = wrong === undefined ? undefined : `${wrong}; focus: ${await focused(page)}`;
    yield {
      does: describe(act),
      words: transcriptOf(said),
      ...(fault === undefined ? {} : { fault }),
    };
    // The next key would be pressed on something else, perhaps on a link that leads out of the portal.
    if (fault !== undefined && 'until' in act) return;
  }
}

async function enter({ customer, path }: Journey, { page, sandbox }: Stage): Promise<void> {
  // Not a page of the portal, whose calls without a session would end the new one.
  await page.goto(`${sandbox.url}/sandbox`);
  await page.evaluate(
    async (version, personalNumber) => {
      document.cookie = `cookieInfoVersion=${version}; path=/`;
      if (personalNumber === null) return;
      await fetch('/sandbox/api/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ personalNumber }),
      });
    },
    provider.cookieInfoVersion,
    customer?.personalNumber ?? null,
  );
  await page.goto(`${sandbox.url}${path}`);
}

function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    const words = (
      activeElement === document.body ? '' : (activeElement?.textContent ?? '')
    ).trim();
    return `${activeElement?.localName ?? 'nothing'} ${words.slice(0, 40)}`;
  });
}

async function perform(act: Act, { orca, sandbox }: Stage): Promise<void> {
  if ('write' in act) return orca.write(act.write);
  if ('elsewhere' in act) return act.happens(sandbox);
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
  return act.until === undefined ? act.key : `${act.key} until “${act.until}”`;
}
