import {
  type CaseState,
  caseStates,
  type CaseType,
  caseTypes,
  knownWord,
  knownWordInAnyCase,
} from '@mina-sidor/api-client/contract';

import type { CaseRecord } from '../store/store.ts';

/** The provider's name in the sandbox. */
export const provider = 'Trafikfonden';

const noBreakSpace = '\u00A0';

const typeWords: Readonly<Record<CaseType, string>> = {
  'of-ärende': 'Oförsäkrat fordon',
  premiekrav: 'Obetald fordonsförsäkring',
  självrisk: 'Obetald självrisk',
  ägarregress: 'Kostnad för skada',
  förarregress: 'Kostnad för skada',
};

const stateWords: Readonly<Record<CaseState, string>> = {
  Claim: 'Krav',
  Reminder: 'Påminnelse',
  Collection: 'Inkasso',
  PaymentOrder: 'Betalningsföreläggande',
  Contestation: 'Bestridande',
  Decision: 'Utslag',
  Verdict: 'Dom',
  Foreclosure: 'Utmätning',
  InstallmentPlan: 'Avbetalningsplan',
  TemporaryOffer: 'Tillfälligt erbjudande',
  Ackord: 'Ackord',
};

/** What a case is about, in the words of letters. An unknown type is shown as it is. */
export function concerns({ customerCases }: Pick<CaseRecord, 'customerCases'>): string {
  const labels = customerCases.map(({ caseType }) => {
    const type = knownWordInAnyCase(caseTypes, caseType);
    return type === null ? caseType : typeWords[type];
  });
  return [...new Set(labels)].join(', ');
}

/** The registration numbers of a case, in a table of cases. */
export const vehicles = ({ registrationNumbers }: CaseRecord): string =>
  registrationNumbers.join(', ') || 'Saknas';

/** The state of a case; `Aktivt` without one. */
export function stateLabel({ stateName }: CaseRecord): string {
  const state = knownWord(caseStates, stateName ?? null);
  return state === null ? 'Aktivt' : stateWords[state];
}

/** An amount with its unit and no line break inside, as in the portal: whole kronor have no decimals. */
export function kronorOf(amount: string): string {
  const whole = amount.trim().replace(/,00$/, '');
  return `${whole.replaceAll(/\s/g, noBreakSpace)}${noBreakSpace}kr`;
}

const longDate = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'long', timeZone: 'UTC' });

/** A day as letters write it: `20 november 2026`. */
export function dateOf(day: string): string {
  return longDate.format(new Date(`${day}T00:00:00Z`));
}
