import { writeFileSync } from 'node:fs';

import { designTokens } from '../src/theme/designTokens.ts';
import { neutral } from '../src/theme/themes/neutral.ts';
import { trafikfonden } from '../src/theme/themes/trafikfonden.ts';

/** Writes the brands for design tools: `@mina-sidor/ui/tokens.json`. */
export function writeTokens(): void {
  const brands = { neutral: designTokens(neutral), trafikfonden: designTokens(trafikfonden) };
  const file = new URL('../dist/tokens.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify(brands, null, 2)}\n`);
}
