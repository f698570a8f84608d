import { claimDescriptions } from './claims.ts';
import type { SchemaDescription } from './describe.ts';
import { documentDescriptions } from './documents.ts';
import { loginDescriptions } from './login.ts';

/** What the documents say of every object that is sent. */
export const descriptions: readonly SchemaDescription[] = [
  ...loginDescriptions,
  ...claimDescriptions,
  ...documentDescriptions,
];
