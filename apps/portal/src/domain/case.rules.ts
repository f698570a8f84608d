import {
  type CaseState,
  caseStates,
  type CaseType,
  caseTypes,
  type ClaimCase,
  type CustomerCase,
  knownWord,
  knownWordInAnyCase,
} from '@mina-sidor/api-client';

import { texts } from '../texts.ts';
import { registrationInSentence } from './inSentence.ts';

/** An unknown word counts as no state (row D14). */
export function caseStateOf(claimCase: Pick<ClaimCase, 'stateName'>): CaseState | null {
  return knownWord(caseStates, claimCase.stateName);
}

/** States on the way to foreclosure, each with a place where the last day to pay is found. */
const lastDays: Partial<Readonly<Record<CaseState, string>>> = texts.lastDay;

/** Where the customer finds the last day to pay; null in other states. */
export function lastDayText(state: CaseState | null): string | null {
  return state === null ? null : (lastDays[state] ?? null);
}

export type CaseTag =
  | 'uninsured'
  | 'InstallmentPlan'
  | 'Ackord'
  | 'Contestation'
  | 'TemporaryOffer';

/** The case's tag, if any (rows D05–D07). An open uninsured period comes before the state. */
export function caseTagOf(
  claimCase: Pick<ClaimCase, 'stateName' | 'active' | 'hasOpenUninsuredPeriod'>,
): CaseTag | null {
  if (claimCase.hasOpenUninsuredPeriod) return 'uninsured';
  const state = caseStateOf(claimCase);
  if (state === 'InstallmentPlan' || state === 'Ackord') return state;
  if (claimCase.active && (state === 'Contestation' || state === 'TemporaryOffer')) return state;
  return null;
}

export function caseTagText(tag: CaseTag): string {
  return texts.caseStates[tag];
}

/** Ignores upper and lower case; null for an unknown word. */
export function caseTypeOf({ caseType }: Pick<CustomerCase, 'caseType'>): CaseType | null {
  return knownWordInAnyCase(caseTypes, caseType);
}

/** What the claim is about. An unknown word shows as the provider wrote it (row D15). */
export function caseTypeLabel(customerCase: Pick<CustomerCase, 'caseType'>): string {
  const type = caseTypeOf(customerCase);
  return type === null ? customerCase.caseType : texts.caseTypes[type];
}

/** What the claim is about and its vehicles, on one line: `Oförsäkrat fordon, ABC 123`. Undefined for a claim without either. */
export function concernsOf({
  customerCases,
  registrationNumbers,
}: Pick<ClaimCase, 'customerCases' | 'registrationNumbers'>): string | undefined {
  const types = new Set(customerCases.map(caseTypeLabel));
  const parts = [...types, ...registrationNumbers.map(registrationInSentence)];
  return parts.length === 0 ? undefined : parts.join(', ');
}
