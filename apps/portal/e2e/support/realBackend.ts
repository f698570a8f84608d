import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const app = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** A portal with its own backend, as `PROVIDER_URL=… npm start` serves it. */
export interface RealBackend {
  readonly url: string;
  readonly backendUrl: string;
  readonly stop: () => void;
}

/** Starts the sample backend and a portal for it. */
export async function startRealBackend(): Promise<RealBackend> {
  const backend = await startProgram(app('contract-check/sample-backend/main.ts'), {});
  const portal = await startProgram(app('sandbox/src/provider/main.ts'), {
    PROVIDER_URL: backend.url,
  });
  return {
    url: portal.url,
    backendUrl: backend.url,
    stop: () => {
      portal.stop();
      backend.stop();
    },
  };
}

/** Starts a program that prints `…: http://…` when it is ready. */
function startProgram(
  file: string,
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly url: string; readonly stop: () => void }> {
  const child = spawn(process.execPath, ['--conditions=source', file], {
    env: { ...process.env, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const url = /^[\w ]+: (?<url>http:\S+)$/mu.exec(output)?.groups?.['url'];
      if (url !== undefined) resolve({ url, stop: () => void child.kill() });
    });
    child.once('exit', (code) => {
      reject(new Error(`${file} ended with ${String(code)}: ${output}`));
    });
  });
}
