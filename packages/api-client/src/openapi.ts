import { mkdirSync, writeFileSync } from 'node:fs';

import { withoutWords } from './openapi/compareDocuments.ts';
import { toText } from './openapi/createOpenApiDocument.ts';
import { documents } from './openapi/documents.ts';
import { sinceRelease } from './openapi/sinceRelease.ts';

const dist = new URL('../dist/', import.meta.url);
const released = new URL('../released/', import.meta.url);

mkdirSync(dist, { recursive: true });
for (const [name, document] of Object.entries(documents)) {
  writeFileSync(new URL(name, dist), toText(document));
  // What later changes are compared with, an object with one property in a line.
  if (process.argv.includes('--release')) {
    const text = toText(withoutWords(document)).replaceAll(
      /([[{])\n\s+(.*[^,[{])\n\s+([\]}])/gu,
      '$1 $2 $3',
    );
    writeFileSync(new URL(name, released), text);
  }
}

console.info(sinceRelease('openapi.json').told);
console.info(sinceRelease('asyncapi.json').told);
