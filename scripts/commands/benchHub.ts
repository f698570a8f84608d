import { install } from '../lib/install.ts';

/** Measures what the live connection costs with many customers, and writes it to docs/benchmarks.md. */
export async function benchHub(): Promise<number> {
  await install();
  console.log('Measuring the hub beside a bare server of sockets …');
  const { measureHub } = await import('../bench/hub/measure.ts');
  const { findMissedHubGoals, hubHeading, printHub, writeHubSection } =
    await import('../bench/hub/report.ts');
  const { writeBenchmarks } = await import('../bench/benchmarksPage.ts');
  const { describeMachine } = await import('../bench/report.ts');
  const result = await measureHub();
  console.log(printHub(result));
  writeBenchmarks(
    hubHeading,
    writeHubSection(result, { machine: describeMachine(), day: new Date() }),
  );
  const missed = findMissedHubGoals(result);
  for (const miss of missed) console.error(miss);
  return missed.length === 0 ? 0 : 1;
}
