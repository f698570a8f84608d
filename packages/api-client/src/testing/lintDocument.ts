import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import * as v from 'valibot';

const fromPackage = (path: string): string =>
  fileURLToPath(new URL(`../../${path}`, import.meta.url));

const reportSchema = v.object({ problems: v.array(v.object({ message: v.string() })) });

/** What `redocly lint` says of the text of a document; nothing if it is valid. */
export async function lintDocument(name: string, text: string): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'mina-sidor-lint-'));
  try {
    await writeFile(join(folder, name), text);
    const report = await new Promise<string>((resolve) => {
      execFile(
        process.execPath,
        [
          fromPackage('node_modules/@redocly/cli/bin/cli.js'),
          'lint',
          join(folder, name),
          '--config',
          fromPackage('redocly.yaml'),
          '--format=json',
        ],
        {
          maxBuffer: 10 ** 8,
          env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
        },
        // Its exit code only says whether there are problems.
        (_error, stdout) => resolve(stdout),
      );
    });
    return v.parse(reportSchema, JSON.parse(report)).problems.map(({ message }) => message);
  } finally {
    await rm(folder, { recursive: true });
  }
}
