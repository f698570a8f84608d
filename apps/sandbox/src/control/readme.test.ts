import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { createServices } from '../services.ts';
import { createManualClock } from '../testing/startSandbox.ts';
import { controlApi } from './mountControl.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

/** The first cell of each row of the table, without what a call sends: `PUT customers/:id/damages`. */
function callsInReadme(): readonly string[] {
  const [, table = ''] = readme.split('\n## Control API');
  return [...table.matchAll(/^\| (`[^|]+) \|/gmu)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/((?:[A-Z]+`, `)*[A-Z]+) ([^\s`?]+)/gu)].flatMap(
      ([, methods = '', path = '']) =>
        methods.split('`, `').map((method) => `${method} ${path.replace(/\{[^}]+\}/u, ':id')}`),
    ),
  );
}

it('is in the README with each of its calls, and the README has no others', () => {
  const services = createServices({ data: ':memory:', clock: createManualClock(), heavyCases: 3 });
  const calls = Object.keys(controlApi(services));
  services.close();
  expect(callsInReadme().toSorted()).toEqual(calls.toSorted());
});
