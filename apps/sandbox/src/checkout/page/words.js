/** @typedef {import('../view.ts').CheckoutState} CheckoutState */

const nothingTaken = 'Inga pengar har dragits.';

/**
 * Heading and text of each state.
 * @type {Readonly<Record<CheckoutState, { heading: string, text: string, tone?: 'positive' | 'critical' }>>}
 */
export const words = {
  open: {
    heading: 'Betala med Swish',
    text: 'Ange numret till telefonen där du har Swish.',
  },
  waiting: {
    heading: 'Väntar på Swish',
    text: 'Öppna Swish på din telefon och godkänn betalningen.',
  },
  declined: {
    heading: 'Betalningen nekades',
    text: `${nothingTaken} Du kan försöka igen.`,
    tone: 'critical',
  },
  failed: {
    heading: 'Något gick fel i Swish',
    text: `${nothingTaken} Du kan försöka igen.`,
    tone: 'critical',
  },
  expired: {
    heading: 'Tiden gick ut',
    text: `Du hann inte godkänna betalningen. ${nothingTaken} Du kan försöka igen.`,
    tone: 'critical',
  },
  captured: {
    heading: 'Betalningen är gjord',
    text: 'Den kan inte göras en gång till.',
    tone: 'positive',
  },
  cancelled: {
    heading: 'Betalningen är avbruten',
    text: `${nothingTaken} Du kan börja en ny betalning från dina krav.`,
  },
  superseded: {
    heading: 'Betalningen gäller inte längre',
    text: `Du har börjat en ny betalning i stället. ${nothingTaken}`,
  },
};
