import { writeFileSync } from 'node:fs';

import { publishedExports, sourceExports } from './entryPoints.ts';
import { descriptionFile, readDescription } from './packageDescription.ts';

const description = {
  ...readDescription(),
  exports: sourceExports,
  publishConfig: { access: 'public', exports: publishedExports },
};

writeFileSync(descriptionFile, `${JSON.stringify(description, null, 2)}\n`);
