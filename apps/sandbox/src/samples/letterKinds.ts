import type { CaseState } from './caseAmount.ts';

/** A kind of letter that a case brings on its way. */
export interface LetterKind {
  /** The provider's word for its type. */
  readonly type: 'Kravbrev' | 'Utskick' | 'Avbetalningsplan';
  readonly name: string;
  /** The state that the letter tells of; it decides which costs are in its amount. */
  readonly state: CaseState;
  /** Days after the debt was due; the claim itself is sent before. */
  readonly daysAfterDue: number;
  /** Days that it gives to pay; `null` where it asks for no payment by itself. */
  readonly daysToPay: number | null;
  /** What it says, and what follows. */
  readonly text: string;
  readonly next: string;
}

/** The claim, which every case begins with. */
export const claimLetter: LetterKind = {
  type: 'Kravbrev',
  name: 'Kravbrev',
  state: 'Claim',
  daysAfterDue: -30,
  daysToPay: 30,
  text: 'Det här är ett krav från oss. Betala det senast på förfallodagen.',
  next: 'Betalar du inte i tid skickar vi en påminnelse.',
};

const reminder: LetterKind = {
  type: 'Kravbrev',
  name: 'Påminnelse',
  state: 'Reminder',
  daysAfterDue: 7,
  daysToPay: 10,
  text: 'Vi har inte fått din betalning. Betala så snart du kan.',
  next: 'Betalar du inte skickar vi ett inkassokrav. Det kostar 180\u00A0kr mer.',
};

const collection: LetterKind = {
  type: 'Kravbrev',
  name: 'Inkassokrav',
  state: 'Collection',
  daysAfterDue: 22,
  daysToPay: 8,
  text: 'Kravet är inte betalt. Vi har lagt till 180\u00A0kr för inkasso och ränta enligt 6 § räntelagen.',
  next: 'Betalar du inte ansöker vi om betalningsföreläggande hos Kronofogden.',
};

const paymentOrder: LetterKind = {
  type: 'Utskick',
  name: 'Ansökan om betalningsföreläggande',
  state: 'PaymentOrder',
  daysAfterDue: 90,
  daysToPay: null,
  text: 'Vi har ansökt om betalningsföreläggande hos Kronofogden. Ansökan kostar 680\u00A0kr.',
  next: 'Kronofogden skickar ett brev till dig. Där står hur du bestrider kravet.',
};

const contestation: LetterKind = {
  type: 'Utskick',
  name: 'Bekräftelse på bestridande',
  state: 'Contestation',
  daysAfterDue: 120,
  daysToPay: null,
  text: 'Du har bestridit kravet. Våra jurister går igenom det.',
  next: 'Vi hör av oss när de är klara.',
};

const decision: LetterKind = {
  type: 'Utskick',
  name: 'Utslag från Kronofogden',
  state: 'Decision',
  daysAfterDue: 160,
  daysToPay: null,
  text: 'Kronofogden har meddelat utslag. Du ska betala hela beloppet.',
  next: 'Betalar du inte kan Kronofogden utmäta lön eller egendom.',
};

const verdict: LetterKind = {
  type: 'Utskick',
  name: 'Dom från tingsrätten',
  state: 'Verdict',
  daysAfterDue: 230,
  daysToPay: null,
  text: 'Tingsrätten har dömt dig att betala kravet.',
  next: 'Betalar du inte kan Kronofogden utmäta lön eller egendom.',
};

const foreclosure: LetterKind = {
  type: 'Utskick',
  name: 'Information om utmätning',
  state: 'Foreclosure',
  daysAfterDue: 310,
  daysToPay: null,
  text: 'Vi har bett Kronofogden om utmätning. Den kostar 600\u00A0kr.',
  next: 'Betalar du hela beloppet avslutas utmätningen.',
};

const offer: LetterKind = {
  type: 'Utskick',
  name: 'Tillfälligt erbjudande',
  state: 'TemporaryOffer',
  daysAfterDue: 180,
  daysToPay: 30,
  text: 'Du kan betala ett lägre belopp under en begränsad tid. Då stryker vi kostnader och ränta.',
  next: 'Betalar du inte i tid gäller hela beloppet igen.',
};

const composition: LetterKind = {
  type: 'Utskick',
  name: 'Överenskommelse om ackord',
  state: 'Ackord',
  daysAfterDue: 210,
  daysToPay: 30,
  text: 'Vi har kommit överens om att du betalar en del av skulden.',
  next: 'När du har betalat avslutas ärendet.',
};

/** The agreement that an instalment plan begins with. */
export const agreementLetter: LetterKind = {
  type: 'Avbetalningsplan',
  name: 'Avbetalningsplan',
  state: 'InstallmentPlan',
  daysAfterDue: 0,
  daysToPay: null,
  text: 'Du har fått en avbetalningsplan. Betala varje månad till samma OCR-nummer.',
  next: 'Missar du en månad kan planen avslutas.',
};

const order = [reminder, collection, paymentOrder];

/** The letters after the claim on the way to the state, in their order. */
export function lettersTo(state: CaseState): readonly LetterKind[] {
  switch (state) {
    case null:
    case 'Claim':
      return [];
    case 'Reminder':
    case 'InstallmentPlan':
      return [reminder];
    case 'Collection':
      return [reminder, collection];
    case 'PaymentOrder':
      return order;
    case 'Contestation':
      return [...order, contestation];
    case 'TemporaryOffer':
      return [reminder, collection, offer];
    case 'Ackord':
      return [reminder, collection, composition];
    case 'Decision':
      return [...order, decision];
    case 'Verdict':
      return [...order, contestation, verdict];
    case 'Foreclosure':
      return [...order, decision, foreclosure];
  }
}
