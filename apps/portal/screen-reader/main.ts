import { findOnPath } from '../../../scripts/lib/executables.ts';
import { startSandbox } from '../e2e/support/sandbox.ts';
import { journeys } from './journeys/index.ts';
import { type BrowserName, openBrowser } from './support/browser.ts';
import { openDesktop } from './support/desktop.ts';
import { Orca } from './support/orca.ts';
import { play } from './support/play.ts';

const words = process.argv.slice(2);
const names = (['firefox', 'chromium'] as const).filter(
  (name) => words.includes(name) || !words.some((word) => ['firefox', 'chromium'].includes(word)),
);
const wanted = words.filter((word) => !['firefox', 'chromium'].includes(word));
for (const name of names) await hearAll(name);

async function hearAll(name: BrowserName): Promise<void> {
  const { sandbox, stop } = await startSandbox();
  const desktop = await openDesktop();
  try {
    const orca = await Orca.start(desktop);
    const path = findOnPath([name === 'firefox' ? 'firefox-esr' : 'chromium']) ?? '';
    const { browser, page, version } = await openBrowser(name, path, desktop);
    console.log(version);
    for (const journey of journeys.filter(
      ({ title }) => wanted.length === 0 || wanted.some((word) => title.includes(word)),
    )) {
      console.log(`\n${name}: ${journey.title}`);
      for await (const { does, words, fault } of play(journey, { name, orca, page, sandbox })) {
        console.log(`  ${fault === undefined ? ' ' : '✗'} ${does}\n      ${words}`);
        if (fault !== undefined) console.log(`      ✗ ${fault}`);
      }
    }
    orca.close();
    await browser.close();
  } finally {
    await desktop.close();
    await stop();
  }
}
