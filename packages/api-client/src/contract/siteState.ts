import * as v from 'valibot';

/** The nine systems that can be switched off one by one (row T01): the provider's name, and ours. */
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

/** A system by the provider's name, as it is sent. */
export type ProviderSystem = (typeof systemNames)[number][0];
/** A system by our name. */
export type System = (typeof systemNames)[number][1];

/** Every system, by the provider's names. */
export const providerSystems: readonly ProviderSystem[] = systemNames.map(([name]) => name);
/** Every system, by our names. */
export const systems: readonly System[] = systemNames.map(([, name]) => name);

/** The system that the provider calls so, in whatever letter case; `null` for an unknown name. */
export function toSystem(providerName: string): System | null {
  const wanted = providerName.trim().toLowerCase();
  return systemNames.find(([name]) => name.toLowerCase() === wanted)?.[1] ?? null;
}

const siteStateEntrySchema = v.object({ system: v.string(), online: v.boolean() });

/** Answer of GetSiteCurrentState, with the provider's names. The reader ignores unknown ones. */
export const siteStateSchema = v.array(siteStateEntrySchema);
export type SiteStateEntry = v.InferOutput<typeof siteStateEntrySchema>;
