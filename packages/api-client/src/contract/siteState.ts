import * as v from 'valibot';

import { knownWordInAnyCase, openList } from './wordLists.ts';

/** The systems that can be switched off separately: the provider's name, and ours. */
const systemNames = [
  ['portal', 'portal'],
  ['insurance', 'claims'],
  ['communication', 'messages'],
  ['documents', 'documents'],
  ['payments', 'payments'],
  ['attachedFiles', 'attachedFiles'],
  ['damage', 'damages'],
  ['insuranceDocuments', 'claimDocuments'],
  ['registerExtract', 'registerExtract'],
] as const;

/** The provider's name of a system, as it is sent. */
export type ProviderSystem = (typeof systemNames)[number][0];
/** Our name of a system. */
export type System = (typeof systemNames)[number][1];

/** All systems, by the provider's names. */
export const providerSystems: readonly ProviderSystem[] = systemNames.map(([name]) => name);
/** All systems, by our names. */
export const systems: readonly System[] = systemNames.map(([, name]) => name);

/** Our name of a system, from the provider's name in any case; `null` for an unknown name. */
export function toSystem(providerName: string): System | null {
  const known = knownWordInAnyCase(providerSystems, providerName);
  return systemNames.find(([name]) => name === known)?.[1] ?? null;
}

/** Whether one system is online, by the provider's name. */
export const siteStateEntrySchema = v.object({
  system: openList(providerSystems),
  online: v.boolean(),
});

/** Answer of GetSiteCurrentState, with the provider's names. Unknown ones are ignored. */
export const siteStateSchema = v.array(siteStateEntrySchema);

/** Whether one system is online, by the name that the provider gives it. */
export type SiteStateEntry = v.InferOutput<typeof siteStateEntrySchema>;
