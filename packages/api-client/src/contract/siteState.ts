import * as v from 'valibot';

/** The nine systems that can be switched off one by one (row T01). */
export const systems = [
  'portal',
  'insurance',
  'communication',
  'documents',
  'payments',
  'attachedFiles',
  'damage',
  'insuranceDocuments',
  'registerExtract',
] as const;
export type System = (typeof systems)[number];

/** The system with this name, read without regard to letter case; `null` for a name that is not known. */
export function toSystem(name: string): System | null {
  const wanted = name.trim().toLowerCase();
  return systems.find((system) => system.toLowerCase() === wanted) ?? null;
}

const siteStateEntrySchema = v.object({ system: v.string(), online: v.boolean() });

/** Answer of GetSiteCurrentState. Names that are not known are kept here and ignored by the reader. */
export const siteStateSchema = v.array(siteStateEntrySchema);
export type SiteStateEntry = v.InferOutput<typeof siteStateEntrySchema>;
