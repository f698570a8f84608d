import { test as base } from 'vitest';

import { isEngineName } from '../../../../scripts/lib/browserEngines.ts';
import { type Sandbox, startSandbox } from '../../e2e/support/sandbox.ts';
import { startEngine } from './engines.ts';
import { Visitor } from './visitor.ts';
import type { Engine, Look } from './webPage.ts';

/** What any visit logs: the user is asked for before there is a session, and connections that end with the page. */
const alwaysExpected = [
  /401.*GetUser/u,
  /GetUser.*401/u,
  /portalHub/u,
  // Firefox tells of a font whose page was left before it came.
  /downloadable font: download failed .*status=2152398850/u,
];

type Fixtures = {
  /** Another look than the ordinary one needs a browser of its own. */
  readonly look: Look;
  /** One for all files that a worker plays: a browser's first page costs as much as several journeys. */
  readonly engine: Engine;
  readonly workerSandbox: Sandbox;
  /** Reset for each journey. */
  readonly sandbox: Sandbox;
  /** What the journey lets fail on purpose. */
  readonly expectedComplaints: RegExp[];
  /** A person with a browser of her own, whose page may not complain. */
  readonly visitor: Visitor;
};

export const test = base.extend<Fixtures>({
  look: 'ordinary',
  engine: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the fixtures' names from the pattern
    async ({}, provide) => {
      const engine = await startHere('ordinary');
      await provide(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  workerSandbox: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the fixtures' names from the pattern
    async ({}, provide) => {
      const { sandbox, stop } = await startSandbox();
      await provide(sandbox);
      await stop();
    },
    { scope: 'worker' },
  ],
  sandbox: async ({ workerSandbox }, provide) => {
    await workerSandbox.reset();
    await provide(workerSandbox);
  },
  // oxlint-disable-next-line no-empty-pattern -- vitest reads the fixtures' names from the pattern
  expectedComplaints: async ({}, provide) => {
    await provide([]);
  },
  visitor: async ({ engine, look, sandbox, expectedComplaints }, provide) => {
    const own = look === 'ordinary' ? null : await startHere(look);
    const page = await (own ?? engine).openPage();
    await provide(new Visitor(page, sandbox.url));
    let complaints: string[];
    try {
      complaints = (await page.complaints()).filter(
        (line) => ![...alwaysExpected, ...expectedComplaints].some((pattern) => pattern.test(line)),
      );
    } finally {
      // Also where the browser answers no more: WebKit opens no second page beside one that was left open.
      await page.close();
      await own?.close();
    }
    if (complaints.length > 0) throw new Error(`The browser complained:\n${complaints.join('\n')}`);
  },
});

function startHere(look: Look): Promise<Engine> {
  const name = process.env['ENGINE'] ?? '';
  if (!isEngineName(name)) throw new Error(`There is no engine '${name}'.`);
  return startEngine(name, look);
}
