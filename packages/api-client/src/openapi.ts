import { writeFileSync } from 'node:fs';

import { createOpenApiDocument, toOpenApiText } from './openapi/createOpenApiDocument.ts';

writeFileSync(new URL('../openapi.json', import.meta.url), toOpenApiText(createOpenApiDocument()));
