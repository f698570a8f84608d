import { findChromium } from '../lib/chromium.ts';
import { install } from '../lib/install.ts';
import { toolPath } from '../lib/paths.ts';
import { PlainError } from '../lib/plainError.ts';
import { runProcess } from '../lib/runProcess.ts';

/** Compares the library's table with native elements, and writes the ratios to docs/benchmarks.md. */
export async function benchUi(): Promise<number> {
  await install();
  process.env['CHROMIUM_PATH'] = await findChromium();
  console.log('Measuring the table beside native elements …');
  const built = await runProcess(toolPath('vite'), ['build', 'bench', '--logLevel', 'error']);
  if (built.code !== 0) throw new PlainError(`${built.output}\nBuilding the benchmark failed.`);
  const { measure } = await import('../bench/measure.ts');
  const { describeMachine, findMissedGoals, printTable, reportHeading, writeReport } =
    await import('../bench/report.ts');
  const { writeBenchmarks } = await import('../bench/benchmarksPage.ts');
  const { results, browser } = await measure();
  console.log(printTable(results));
  writeBenchmarks(
    reportHeading,
    writeReport(results, { browser, machine: describeMachine(), day: new Date() }),
  );
  const missed = findMissedGoals(results);
  for (const miss of missed) console.error(miss);
  return missed.length === 0 ? 0 : 1;
}
