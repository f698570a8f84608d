import { readFileSync } from 'node:fs';

/** The path of the package's `package.json`. */
export const descriptionFile = new URL('../package.json', import.meta.url);

/** The parts of `package.json` that we read. */
export function readDescription(): Readonly<Record<string, unknown>> {
  const description: unknown = JSON.parse(readFileSync(descriptionFile, 'utf8'));
  if (typeof description !== 'object' || description === null) {
    throw new Error(`${descriptionFile.pathname} holds no object`);
  }
  return { ...description };
}
