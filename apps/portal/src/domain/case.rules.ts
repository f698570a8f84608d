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
import { fill, formatDate, formatPeriod } from '@mina-sidor/texts';

import { texts } from '../texts.ts';

/** An unknown word counts as no state (row D14). */
export function caseStateOf(claimCase: Pick<ClaimCase, 'stateName'>): CaseState | null {
  return knownWord(caseStates, claimCase.stateName);
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
  return tag === 'uninsured' ? texts.case.tags.uninsured : texts.case.states[tag];
}

/** Ignores upper and lower case; null for an unknown word. */
export function caseTypeOf({ caseType }: Pick<CustomerCase, 'caseType'>): CaseType | null {
  return knownWordInAnyCase(caseTypes, caseType);
}

/** What the claim is about. An unknown word shows as the provider wrote it (row D15). */
export function caseTypeLabel(customerCase: Pick<CustomerCase, 'caseType'>): string {
  const type = caseTypeOf(customerCase);
  return type === null ? customerCase.caseType : texts.case.caseTypes[type];
}

/** The day or the period below a case type; null for none (row D16). */
export function customerCaseTime(customerCase: Omit<CustomerCase, 'caseType'>): string | null {
  if (customerCase.damageDate !== null) {
    return fill(texts.case.facts.damageDate, {
      date: formatDate(customerCase.damageDate),
    });
  }
  const period = formatPeriod(customerCase.fromDate, customerCase.toDate);
  return period === null ? null : fill(texts.case.facts.period, { period });
}
