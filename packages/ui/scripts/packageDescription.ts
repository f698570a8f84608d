import { readFileSync } from 'node:fs';

/** Where the package describes itself. */
export const descriptionFile = new URL('../package.json', import.meta.url);

/** What the package says about itself. */
export function readDescription(): Readonly<Record<string, unknown>> {
  const description: unknown = JSON.parse(readFileSync(descriptionFile, 'utf8'));
  if (typeof description !== 'object' || description === null) {
    throw new Error(`${descriptionFile.pathname} holds no object`);
  }
  return { ...description };
}
