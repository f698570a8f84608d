import { join } from 'node:path';

import { cacheFolder } from '../scripts/lib/paths.ts';

/** What a docs page shows, for the compiler to check once all pages have been visited. */
export interface DocsRecord {
  readonly id: string;
  /** The code below each story of the page. */
  readonly examples: readonly string[];
  readonly tables: readonly PropsTable[];
}

/** A table of props as a reader sees it. */
export interface PropsTable {
  readonly component: string;
  readonly props: readonly {
    readonly name: string;
    readonly isRequired: boolean;
    readonly isDescribed: boolean;
    /** The parts of the type. */
    readonly types: readonly string[];
  }[];
}

export const docsRecords = join(cacheFolder, 'docs-records');
