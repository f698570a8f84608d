import { spawn } from 'node:child_process';

import { fromRoot } from '../../lib/paths.ts';
import { PlainError } from '../../lib/plainError.ts';

/** A sandbox of the benchmark's own, and how it is ended. */
export type BenchSandbox = { readonly address: string; readonly stop: () => void };

/** Starts a sandbox with an empty memory on a free port, whose customer with many cases has this many. */
export function startSandbox(cases: number): Promise<BenchSandbox> {
  const child = spawn(
    process.execPath,
    ['--conditions=source', fromRoot('apps', 'sandbox', 'src', 'main.ts')],
    {
      env: {
        ...process.env,
        PORT: '0',
        SANDBOX_DATA: ':memory:',
        SANDBOX_HEAVY_CASES: String(cases),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const stop = (): void => {
    child.kill();
  };
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = /Mina sidor: (?<url>http:\S+)/u.exec(output)?.groups?.['url'];
      if (address !== undefined) resolve({ address, stop });
    });
    child.once('exit', (code) => {
      reject(new PlainError(`The sandbox ended with ${String(code)}: ${output}`));
    });
  });
}
