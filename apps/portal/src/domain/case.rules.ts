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

/** The state, matched after trimming; a word that is not known is no state (row D14). */
export function caseStateOf(claimCase: Pick<ClaimCase, 'stateName'>): CaseState | null {
  return knownWord(caseStates, claimCase.stateName);
}

export type CaseTag =
  | 'uninsured'
  | 'InstallmentPlan'
  | 'Ackord'
  | 'Contestation'
  | 'TemporaryOffer';

/** The one tag of a case, if it has any (rows D05–D07): an open uninsured period comes before the state. */
export function caseTagOf(
  claimCase: Pick<ClaimCase, 'stateName' | 'active' | 'hasOpenUninsuredPeriod'>,
): CaseTag | null {
  if (claimCase.hasOpenUninsuredPeriod) return 'uninsured';
  const state = caseStateOf(claimCase);
  if (state === 'InstallmentPlan' || state === 'Ackord') return state;
  if (claimCase.active && (state === 'Contestation' || state === 'TemporaryOffer')) return state;
  return null;
}

/** The words of a tag. */
export function caseTagText(tag: CaseTag): string {
  return tag === 'uninsured' ? texts.case.tags.uninsured : texts.case.states[tag];
}

/** The case type, in any spelling of it; null for a word that is not known. */
export function caseTypeOf({ caseType }: Pick<CustomerCase, 'caseType'>): CaseType | null {
  return knownWordInAnyCase(caseTypes, caseType);
}

/** What the claim is about; a word that is not known is shown as written (row D15). */
export function caseTypeLabel(customerCase: Pick<CustomerCase, 'caseType'>): string {
  const type = caseTypeOf(customerCase);
  return type === null ? customerCase.caseType : texts.case.caseTypes[type];
}

/** The day or the period under a case type, or none (row D16). */
export function customerCaseTime(customerCase: Omit<CustomerCase, 'caseType'>): string | null {
  if (customerCase.damageDate !== null) {
    return fill(texts.case.facts.damageDate, {
      date: formatDate(customerCase.damageDate),
    });
  }
  const period = formatPeriod(customerCase.fromDate, customerCase.toDate);
  return period === null ? null : fill(texts.case.facts.period, { period });
}
