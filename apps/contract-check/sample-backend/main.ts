import { createSampleBackend } from './createSampleBackend.ts';

const backend = await createSampleBackend(Number(process.env['PORT'] ?? 4300));
console.log(`Sample backend: ${backend.url}`);
