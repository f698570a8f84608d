import { spawn } from 'node:child_process';

import { fromRoot } from '../lib/paths.ts';
import { PlainError } from '../lib/plainError.ts';

/** A server of the benchmark, in a separate process. */
export type BenchServer = {
  readonly address: string;
  readonly pid: number;
  readonly stop: () => void;
};

/** Runs a script that prints `…: http://…` when its server is ready. */
export function startServer(
  file: string,
  environment: Readonly<Record<string, string>>,
): Promise<BenchServer> {
  const child = spawn(process.execPath, ['--conditions=source', file], {
    env: { ...process.env, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = (): void => {
    child.kill();
  };
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = /: (?<url>http:\S+)/u.exec(output)?.groups?.['url'];
      if (address !== undefined && child.pid !== undefined)
        resolve({ address, pid: child.pid, stop });
    });
    child.once('exit', (code) => {
      reject(new PlainError(`${file} ended with ${String(code)}: ${output}`));
    });
  });
}

/** Starts a sandbox that stores nothing and lets thousands of customers connect from one address. */
export function startSandbox(
  environment: Readonly<Record<string, string>> = {},
): Promise<BenchServer> {
  const main = fromRoot('apps', 'sandbox', 'src', 'main.ts');
  return startServer(main, {
    SANDBOX_DATA: ':memory:',
    SANDBOX_CALLS_PER_MINUTE: '1000000',
    ...environment,
  });
}
