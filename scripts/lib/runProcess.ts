import { spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { whenOrphaned } from '../bootstrap/whenOrphaned.mjs';
import { rootFolder } from './paths.ts';
import { PlainError } from './plainError.ts';

/** The result of a process. */
export type ProcessResult = { readonly code: number; readonly output: string };

type RunOptions = {
  /** The working folder. @default the root */
  readonly folder?: string;
  /** Variables added to those of this process. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Whether to print the output while the process runs. It is always collected. */
  readonly isShown?: boolean;
  /** True lets the process ask the user of this terminal. */
  readonly takesAnswers?: boolean;
};

const running = new Set<ChildProcess>();
/** A process is ended after this time: later than the journeys end by themselves on a slow machine, so that they still report. */
const timeLimit = 45 * 60_000;
let isEnding = false;

/** Runs a command and returns its exit code and output. It does not throw if the command fails. */
export function runProcess(
  command: string,
  commandArguments: readonly string[] = [],
  options: RunOptions = {},
): Promise<ProcessResult> {
  return new Promise((resolve) => {
    const child = spawn(command, [...commandArguments], spawnOptions(options, 'pipe'));
    track(child);
    const chunks: Buffer[] = [];
    const collect = (chunk: Buffer): void => {
      chunks.push(chunk);
      if (options.isShown === true) process.stdout.write(chunk);
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    const timer = setTimeout(() => {
      chunks.push(Buffer.from(`\nEnded after ${String(timeLimit / 1000)} s without an answer.\n`));
      child.kill('SIGTERM');
    }, timeLimit);
    const finish = (code: number): void => {
      clearTimeout(timer);
      resolve({ code, output: Buffer.concat(chunks).toString('utf8') });
    };
    child.on('error', (error) => {
      chunks.push(Buffer.from(`${error.message}\n`));
      finish(1);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

/** Runs a command and returns its output. Throws if the command fails. */
export async function runOrThrow(
  command: string,
  commandArguments: readonly string[],
  options?: RunOptions,
): Promise<string> {
  const { code, output } = await runProcess(command, commandArguments, options);
  if (code === 0) return output;
  throw new PlainError(`${output}\n'${command} ${commandArguments.join(' ')}' failed.`);
}

/** Starts a long-lived process in this terminal and resolves with its exit code. */
export function runAttached(
  command: string,
  commandArguments: readonly string[],
  options: RunOptions = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, [...commandArguments], spawnOptions(options, 'inherit'));
    track(child);
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? (isEnding ? 0 : 1)));
  });
}

/** Ends every process that this one has started. */
export function endProcesses(signal: NodeJS.Signals = 'SIGTERM'): void {
  for (const child of running) child.kill(signal);
}

/** Passes the signals that end this process on to the processes it has started. */
export function forwardSignals(): void {
  const end = (signal: NodeJS.Signals): void => {
    isEnding = true;
    endProcesses(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  whenOrphaned(() => end('SIGTERM'));
}

/** Whether this process was asked to end, so that no further step starts. */
export function isEndRequested(): boolean {
  return isEnding;
}

function spawnOptions(options: RunOptions, output: 'pipe' | 'inherit'): SpawnOptions {
  return {
    cwd: options.folder ?? rootFolder,
    env: {
      ...process.env,
      PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
      STORYBOOK_DISABLE_TELEMETRY: '1',
      ...options.environment,
    },
    shell: process.platform === 'win32',
    stdio: [options.takesAnswers === true ? 'inherit' : 'ignore', output, output],
  };
}

function track(child: ChildProcess): void {
  running.add(child);
  child.on('close', () => running.delete(child));
}
