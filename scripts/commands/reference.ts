import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../lib/paths.ts';
import { runAttached, runOrThrow } from '../lib/runProcess.ts';

const apiClient = fromRoot('packages', 'api-client');
const redocly = join(apiClient, 'node_modules', '@redocly', 'cli', 'bin', 'cli.js');

/** The pages of the reference, by the document that each shows. */
export const referencePages = { 'openapi.json': 'index.html', 'asyncapi.json': 'live.html' };

// The tool would load its logo from its maker's server.
const policy =
  "default-src 'none'; script-src 'unsafe-inline' blob:; style-src 'unsafe-inline'; img-src data:; font-src data:; worker-src blob:";

// Several of the tool's own colours are too weak on their backgrounds.
const styles = `
html:root {
  --search-trigger-color: var(--color-warm-grey-7);
  --link-color-primary: var(--color-blue-8);
  --button-bg-color-primary: var(--color-blue-8);
}
html:root:root :is(.token.string, .token.boolean) { color: var(--color-blue-8); }
html:root:root .schema-name { color: var(--text-color-primary); }
html:root:root [class*='tag-'] { --tag-color: var(--text-color-primary); }
`;

/** Forbids the page to load anything from other origins, and makes its colours strong enough. */
function mend(file: string): void {
  const html = readFileSync(file, 'utf8');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  writeFileSync(file, html.replace(/<head>/u, `<head>${meta}<style>${styles}</style>`));
}

/** Writes the reference of the contract: pages that need nothing from elsewhere. */
export async function buildReference(
  folder: string = fromRoot('storybook-static', 'reference'),
): Promise<number> {
  await runOrThrow(process.execPath, ['--run', 'contract'], { folder: apiClient });
  for (const [document, page] of Object.entries(referencePages)) {
    const code = await runAttached(
      process.execPath,
      [
        redocly,
        'build-docs',
        join(apiClient, 'dist', document),
        '--inlineBundle',
        '--output',
        join(folder, page),
        '--config',
        join(apiClient, 'redocly.yaml'),
      ],
      { environment: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
    );
    if (code !== 0) return code;
    mend(join(folder, page));
  }
  return 0;
}
