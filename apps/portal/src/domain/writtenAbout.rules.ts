import type { PortalMessageType } from '@mina-sidor/api-client';
import * as v from 'valibot';

import { withoutSpaces } from './sameNumber.ts';

const subjects = ['Insurance', 'Damage'] as const satisfies readonly PortalMessageType[];

const aboutEntries = {
  subject: v.picklist(subjects),
  /** The case's or the damage's number, without spaces. Empty when only the subject is known. */
  number: v.string(),
};

/** What a question to the provider is about, when a link to the messages says so (row Z80). */
export type WrittenAbout = Readonly<v.InferOutput<v.ObjectSchema<typeof aboutEntries, undefined>>>;

/** A question about the case, or about claims when no case is known. */
export function aboutCase(referenceNumber = ''): WrittenAbout {
  return { subject: 'Insurance', number: referenceNumber };
}

/** The entry names its customer, because the next customer in this tab may go back to it. */
const stateSchema = v.object({ ...aboutEntries, owner: v.string() });

/** The state of the messages' history entry. Never a part of its address (row Z21). */
export function aboutStateOf({ subject, number }: WrittenAbout, owner: string) {
  return { subject, number: withoutSpaces(number), owner };
}

/** What the entry says; `null` when it says nothing, or was another customer's. */
export function writtenAboutOf(state: unknown, owner: string): WrittenAbout | null {
  const kept = v.safeParse(stateSchema, state);
  if (!kept.success || kept.output.owner !== owner) return null;
  const { subject, number } = kept.output;
  return { subject, number };
}
