import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fromRoot, reportsFolder } from '../lib/paths.ts';
import { PlainError } from '../lib/plainError.ts';
import { isEndRequested } from '../lib/runProcess.ts';
import { chooseSuites } from '../suites/suite.ts';
import type { Suite, SuiteResult } from '../suites/suite.ts';
import { shuffledUnit } from '../suites/unit.ts';
import { suites } from './test.ts';

const folder = join(reportsFolder, 'flake');

/**
 * Runs one suite again and again, on request with other work beside it, and names each test that was not green every time:
 * `npm run flake -- journeys login --times 10 --load 6`. Each answer of the sandbox comes up to 0.15 s
 * late, by chance. Unit tests run with their files in another order each time.
 */
export async function flake(commandArguments: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...commandArguments],
    allowPositionals: true,
    options: {
      times: { type: 'string', default: '10' },
      load: { type: 'string', default: '0' },
    },
  });
  const { chosen, words } = chooseSuites(suites, positionals);
  const [suite, ...more] = chosen;
  if (suite === undefined || more.length > 0) {
    throw new PlainError('Name one suite: npm run flake -- journeys --times 10 --load 6');
  }
  rmSync(folder, { recursive: true, force: true });
  process.env['TRACE'] = 'on';
  process.env['SANDBOX_LATE_BY'] = '150';
  const endLoad = startLoad(wholeNumber('load', values.load));
  try {
    return await repeat(suite, words, wholeNumber('times', values.times));
  } finally {
    endLoad();
  }
}

async function repeat(suite: Suite, words: readonly string[], times: number): Promise<number> {
  const failedRuns = new Map<string, string[]>();
  for (let time = 1; time <= times && !isEndRequested(); time += 1) {
    const began = Date.now();
    const { result, order } = await runOnce(suite, words, time);
    const seconds = String(Math.round((Date.now() - began) / 1000));
    const run = `run ${String(time)}${order}`;
    console.log(
      `${run}: ${String(result.run)} run, ${String(result.failed)} failed (${seconds} s)`,
    );
    if (result.failed === 0 && result.run > 0) continue;
    keepEvidence(time, result);
    const { failures = [] } = result;
    for (const test of failures.length > 0 ? failures : [`${suite.name}: see its output`]) {
      failedRuns.set(test, [...(failedRuns.get(test) ?? []), run]);
    }
  }
  for (const [test, runs] of failedRuns) console.log(`not green in ${runs.join(', ')}: ${test}`);
  if (failedRuns.size > 0) console.log(`Output and traces: ${folder}`);
  else console.log(`${suite.name}: green ${String(times)} times.`);
  return failedRuns.size === 0 ? 0 : 1;
}

async function runOnce(
  suite: Suite,
  words: readonly string[],
  seed: number,
): Promise<{ readonly result: SuiteResult; readonly order: string }> {
  if (suite.name !== 'unit') return { result: await suite.run(words), order: '' };
  return { result: await shuffledUnit(seed, words), order: ` (seed ${String(seed)})` };
}

/** Keeps what the next run would overwrite. */
function keepEvidence(time: number, { log }: SuiteResult): void {
  const own = join(folder, String(time));
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, 'output.txt'), log);
  const traces = fromRoot('test-results');
  if (existsSync(traces)) cpSync(traces, join(own, 'traces'), { recursive: true });
}

/** Keeps as many processors busy. Returns what ends it. */
function startLoad(processes: number): () => void {
  const busy = Array.from({ length: processes }, () =>
    spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
  );
  const end = (): void => busy.forEach((child) => void child.kill('SIGKILL'));
  process.on('exit', end);
  return end;
}

function wholeNumber(name: string, text: string): number {
  if (/^\d+$/u.test(text)) return Number(text);
  throw new PlainError(`--${name} has to be a whole number.`);
}
