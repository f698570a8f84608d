import { buildAll } from '../lib/builds.ts';
import { findChromium } from '../lib/chromium.ts';
import { install } from '../lib/install.ts';

/** Measures how the built claims page answers with thousands of rows, and writes it to docs/benchmarks.md. */
export async function bench(): Promise<number> {
  await install();
  process.env['CHROMIUM_PATH'] = await findChromium();
  await buildAll();
  console.log('Measuring the claims page with few and many cases …');
  const { measureClaims } = await import('../bench/claims/measure.ts');
  const { claimsHeading, findMissedClaimsGoals, printClaims, writeClaimsSection } =
    await import('../bench/claims/report.ts');
  const { writeBenchmarks } = await import('../bench/benchmarksPage.ts');
  const { describeMachine } = await import('../bench/report.ts');
  const { results, browser } = await measureClaims();
  console.log(printClaims(results));
  const day = new Date();
  writeBenchmarks(
    claimsHeading,
    writeClaimsSection(results, { browser, machine: describeMachine(), day }),
  );
  const missed = findMissedClaimsGoals(results);
  for (const miss of missed) console.error(miss);
  return missed.length === 0 ? 0 : 1;
}
