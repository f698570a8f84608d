import { PlainError } from '../lib/plainError.ts';
import { places } from '../mutants/faults/index.ts';
import { lineOf, totalsOf } from '../mutants/report.ts';
import { runMutants } from '../mutants/runMutants.ts';
import type { Judged } from '../mutants/verdict.ts';

/**
 * Tests the tests: plants faults that a customer would notice, and says which of them no test finds. The words choose
 * places or parts of paths; without words, all faults are planted.
 */
export async function mutants(words: readonly string[]): Promise<number> {
  const chosen = new Map(
    Object.entries(places).map(([place, faults]) => [
      place,
      faults.filter(
        ({ file }) =>
          words.length === 0 || words.some((word) => word === place || file.includes(word)),
      ),
    ]),
  );
  const faults = [...chosen.values()].flat();
  if (faults.length === 0) {
    throw new PlainError(`Name a place (${Object.keys(places).join(', ')}) or a part of a path.`);
  }
  const told: Judged[] = [];
  const failing = await runMutants(faults, (judged) => {
    told.push(judged);
    console.log(lineOf(judged));
  });
  const byPlace = new Map(
    [...chosen]
      .filter(([, own]) => own.length > 0)
      .map(([place, own]) => [place, told.filter(({ fault }) => own.includes(fault))]),
  );
  console.log(`\n${totalsOf(byPlace)}`);
  for (const name of failing) console.log(`Fails without a fault: ${name}`);
  return failing.length === 0 && told.every(({ verdict }) => verdict.kind === 'caught') ? 0 : 1;
}
