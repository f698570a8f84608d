import { readFileSync } from 'node:fs';

import * as v from 'valibot';

import { contractVersion } from '../contract/version.ts';
import { type Change, compareDocuments, isVersionRaised } from './compareDocuments.ts';
import { type DocumentName, documents } from './documents.ts';

const releasedSchema = v.looseObject({ info: v.object({ version: v.string() }) });

/** Whether the version has risen as the changes since the last release ask for, and the changes in words. */
export function sinceRelease(name: DocumentName): { isVersionRaised: boolean; told: string } {
  const file = new URL(`../../released/${name}`, import.meta.url);
  const before = v.parse(releasedSchema, JSON.parse(readFileSync(file, 'utf8')));
  const changes = compareDocuments(before, documents[name]);
  return {
    isVersionRaised: isVersionRaised(before.info.version, contractVersion, changes),
    told: [`${name}, since ${before.info.version}:`, ...tell(changes)].join('\n  '),
  };
}

/** A line for each change, for who reviews it: one line of a schema may change many calls. */
export function tell(changes: readonly Change[]): readonly string[] {
  if (changes.length === 0) return ['no change'];
  return changes.map(
    ({ isBreaking, what, at }) => `${isBreaking ? 'BREAKING' : 'compatible'}, ${what}: ${at}`,
  );
}
