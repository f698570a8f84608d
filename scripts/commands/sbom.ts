import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pnpm } from '../lib/install.ts';
import { reportsFolder } from '../lib/paths.ts';
import { runAttached } from '../lib/runProcess.ts';

/** Where the bill of materials is written. */
export const sbomFile = join(reportsFolder, 'sbom.cdx.json');

/** Writes the bill of materials (CycloneDX) of what the portal's build holds, for a release. */
export function sbom(): Promise<number> {
  mkdirSync(reportsFolder, { recursive: true });
  const contents = '--filter @mina-sidor/portal sbom --prod --sbom-type application';
  const format = '--sbom-format cyclonedx --sbom-spec-version 1.6';
  const words = `--yes --prefer-offline ${pnpm} ${contents} ${format}`.split(' ');
  return runAttached('npx', [...words, '--out', sbomFile]);
}
