import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toolPath } from '../lib/paths.ts';
import { isEndRequested, runProcess } from '../lib/runProcess.ts';
import { projects } from '../suites/projects.ts';
import { copyRepository } from './copyRepository.ts';
import { type Fault, timesFound, withFault } from './fault.ts';
import { openTests } from './openTests.ts';
import type { Judged, Verdict } from './verdict.ts';

type Tell = (judged: Judged) => void;

/**
 * Plants the faults one at a time in a copy of the working tree, and tells whether a test fails that reaches them.
 *
 * @returns the tests that fail without a fault too, so that they have caught nothing
 */
export async function runMutants(faults: readonly Fault[], tell: Tell): Promise<readonly string[]> {
  const folder = await copyRepository();
  const discard = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', discard);
  const failing: string[] = [];
  for (const { folder: home, tests } of projects) {
    const own = faults.filter(({ file }) => file.startsWith(`${home}/`));
    const types = own.filter(({ foundBy }) => foundBy === 'compiler');
    const behaviour = own.filter(({ foundBy }) => foundBy !== 'compiler');
    if (types.length > 0) await compile(folder, home, types, tell);
    if (tests === undefined || behaviour.length === 0) continue;
    failing.push(...(await test(folder, tests, behaviour, tell)));
  }
  discard();
  return failing;
}

async function test(
  folder: string,
  names: readonly string[],
  faults: readonly Fault[],
  tell: Tell,
) {
  const tests = await openTests(folder, names);
  const catching = new Set<string>();
  for (const fault of faults) {
    const verdict = await judge(folder, fault, () => tests.judge(fault.file));
    if (isEndRequested()) return [];
    if (verdict.kind === 'caught') catching.add(verdict.by);
    tell({ fault, verdict });
  }
  const failing = await tests.failingAnyway([...catching]);
  await tests.close();
  return failing;
}

async function compile(folder: string, home: string, faults: readonly Fault[], tell: Tell) {
  const firstError = async (): Promise<string | null> => {
    const options = ['-p', home, '--noEmit', '--pretty', 'false'];
    const { code, output } = await runProcess(toolPath('tsc'), options, { folder });
    return code === 0 ? null : (output.split('\n')[0] ?? '');
  };
  const before = await firstError();
  for (const fault of faults) {
    const verdict = await judge(folder, fault, async (): Promise<Verdict> => {
      if (before !== null) return { kind: 'broken', why: before };
      const error = await firstError();
      return error === null ? { kind: 'survived' } : { kind: 'caught', by: error };
    });
    if (isEndRequested()) return;
    tell({ fault, verdict });
  }
}

/** Plants the fault for as long as it is judged. */
async function judge(folder: string, fault: Fault, ask: () => Promise<Verdict>): Promise<Verdict> {
  const path = join(folder, fault.file);
  const content = readFileSync(path, 'utf8');
  if (timesFound(content, fault) !== 1) return { kind: 'not found' };
  writeFileSync(path, withFault(content, fault));
  try {
    return await ask();
  } finally {
    writeFileSync(path, content);
  }
}
