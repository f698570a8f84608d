import { findRepositoryAccessFaults } from './accessReaders.ts';
import { findRepositoryImportFaults } from './importRules.ts';
import { findRepositoryNameClashes } from './nameClashes.ts';
import { findRepositoryRawElements } from './rawElements.ts';
import { findRepositoryRowFaults } from './rowReferences.ts';
import { findRepositoryStyleFaults } from './styleRules.ts';
import { findRepositoryWordFaults } from './wordRules.ts';

/** A rule of ours that no ready-made linter knows; each answers one line per fault. */
type RepositoryCheck = { readonly name: string; readonly findFaults: () => Promise<string[]> };

/** The rules of this repository, in the order in which they are reported. */
export const repositoryChecks: readonly RepositoryCheck[] = [
  {
    name: 'directions of imports and cycles',
    findFaults: async () => findRepositoryImportFaults(),
  },
  { name: 'access decided in one place', findFaults: async () => findRepositoryAccessFaults() },
  { name: 'names that differ by case', findFaults: async () => findRepositoryNameClashes() },
  { name: 'values outside the theme', findFaults: async () => findRepositoryStyleFaults() },
  { name: 'words outside the catalogue', findFaults: async () => findRepositoryWordFaults() },
  { name: 'raw elements in the portal', findFaults: async () => findRepositoryRawElements() },
  { name: 'rows that do not exist', findFaults: async () => findRepositoryRowFaults() },
];
