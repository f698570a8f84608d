import { writeFileSync } from 'node:fs';

import { findOnPath } from '../../../scripts/lib/executables.ts';
import { fromRoot } from '../../../scripts/lib/paths.ts';
import { startSandbox } from '../e2e/support/sandbox.ts';
import { journeys } from './journeys/index.ts';
import { type BrowserName, openBrowser } from './support/browser.ts';
import { openDesktop } from './support/desktop.ts';
import type { Journey } from './support/journey.ts';
import { missingHere } from './support/needs.ts';
import { Orca } from './support/orca.ts';
import { play } from './support/play.ts';
import { type HeardJourney, type HeardLine, reportOf } from './support/report.ts';
import { run } from './support/run.ts';

const browsers = ['firefox', 'chromium'] as const;
const words = process.argv.slice(2);
const isBrowser = (word: string): word is BrowserName => browsers.some((name) => name === word);
const named = words.filter(isBrowser);
const titleWords = words.filter((word) => !isBrowser(word));
const chosen = journeys.filter(
  ({ title }) => titleWords.length === 0 || titleWords.some((word) => title.includes(word)),
);
const say = (line: string): unknown => process.stdout.write(`${line}\n`);
process.exitCode = await hearInAll();

async function hearInAll(): Promise<number> {
  const missing = missingHere();
  if (missing.length > 0) {
    say(`This needs Orca on Debian. Missing here: ${missing.join(', ')}.`);
    return 1;
  }
  const heard: HeardJourney[] = [];
  const versions = new Set<string>();
  for (const name of named.length > 0 ? named : browsers) {
    for (const journey of chosen) {
      const { lines, version } = await hear(journey, name);
      versions.add(version);
      heard.push({ browser: name, title: journey.title, lines });
    }
  }
  const faults = heard.flatMap(({ lines }) => lines).filter(({ fault }) => fault !== undefined);
  say(`\n${String(heard.length)} journeys heard, ${String(faults.length)} faults`);
  if (words.length === 0) await write(heard, [...versions]);
  return faults.length === 0 ? 0 : 1;
}

/** On a desktop of its own: Orca and the browser remember what was done before. */
async function hear(journey: Journey, name: BrowserName) {
  const { sandbox, stop } = await startSandbox();
  const desktop = await openDesktop();
  const end = async (): Promise<void> => {
    await desktop.close();
    await stop();
  };
  const leave = (): void => void end().then(() => process.exit(130));
  process.once('SIGINT', leave).once('SIGTERM', leave);
  try {
    const orca = await Orca.start(desktop);
    const { browser, page, version } = await openBrowser(name, executableOf(name), desktop);
    say(`\n${name}: ${journey.title}`);
    const lines: HeardLine[] = [];
    for await (const line of play(journey, { name, orca, page, sandbox })) {
      lines.push(line);
      say(`  ${line.does}: ${line.words}`);
      if (line.fault !== undefined) say(`  ✗ ${line.fault}`);
    }
    orca.close();
    await browser.close();
    return { lines, version };
  } finally {
    process.off('SIGINT', leave).off('SIGTERM', leave);
    await end();
  }
}

function executableOf(name: BrowserName): string {
  return findOnPath([name === 'firefox' ? 'firefox-esr' : 'chromium']) ?? '';
}

/** Writes what was heard into the documents. */
async function write(heard: readonly HeardJourney[], versions: readonly string[]): Promise<void> {
  const file = fromRoot('docs', 'screen-reader.md');
  const commit = await run('git', ['rev-parse', '--short', 'HEAD']);
  const orca = await run('orca', ['--version']);
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(file, reportOf(heard, { date, commit, versions: [`Orca ${orca}`, ...versions] }));
}
