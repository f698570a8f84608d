import { spawn } from 'node:child_process';

import { PlainError } from '../lib/plainError.ts';

/** A server of the benchmark's own, in a process of its own. */
export type BenchServer = {
  readonly address: string;
  readonly pid: number;
  readonly stop: () => void;
};

/** Starts a file that prints `…: http://…` when it answers. */
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
