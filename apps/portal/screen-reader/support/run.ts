import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Runs a short command and returns what it prints. Throws if it fails. */
export async function run(
  command: string,
  commandArguments: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const env = { ...process.env, ...environment };
  return (await execute(command, [...commandArguments], { env })).stdout.trim();
}
