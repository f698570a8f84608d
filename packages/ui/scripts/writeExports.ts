import { readFileSync, writeFileSync } from 'node:fs';

import { publishedExports, sourceExports } from './entryPoints.ts';

const file = new URL('../package.json', import.meta.url);
const description: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));

writeFileSync(
  file,
  `${JSON.stringify(
    {
      ...description,
      exports: sourceExports,
      publishConfig: { access: 'public', exports: publishedExports },
    },
    null,
    2,
  )}\n`,
);
