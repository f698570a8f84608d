import { element, kronorText, make } from './dom.js';
import {
  actOnPayment,
  fetchPayments,
  fetchPersonas,
  fetchWebhooksAreAutomatic,
  setWebhooksAreAutomatic,
} from './sandboxApi.js';

/**
 * @typedef {import('./sandboxApi.js').Payment} Payment
 * @typedef {import('./sandboxApi.js').PaymentDeed} PaymentDeed
 */

/** @type {Map<string, string>} */
const namesByNumber = new Map();

/** What is drawn now, so that nothing is drawn anew under somebody's finger without reason. */
let drawn = '';

/**
 * How far the payment has come, in words.
 * @param {Payment} payment
 */
function describe({ status, endReason, isCaptured }) {
  switch (status) {
    case 'initialized':
    case 'checkoutFinished':
      if (isCaptured) return 'Betald i Swish. Betalföretaget har inte skickat något besked.';
      return status === 'initialized'
        ? 'Påbörjad. Inga pengar har dragits.'
        : 'Webbläsaren säger att den är klar. Inga pengar har dragits.';
    case 'created':
      return 'Betald. Betalföretaget har skickat besked. Den väntar på att bokföras.';
    case 'confirmed':
      return 'Betald och bokförd.';
    case 'ended':
      return endReason === 'superseded'
        ? 'Ersatt av en nyare betalning. Inga pengar har dragits.'
        : 'Avbruten. Inga pengar har dragits.';
    default:
      return status;
  }
}

/** @type {Readonly<Record<PaymentDeed, string>>} */
const deedTexts = {
  approve: 'Godkänn i Swish',
  decline: 'Neka i Swish',
  cancel: 'Avbryt i Swish',
  webhook: 'Skicka betalföretagets besked',
  confirm: 'Bokför betalningen',
};

/**
 * What can be done with the payment now.
 * @param {Payment} payment
 * @returns {PaymentDeed[]}
 */
function deedsFor({ status, isCaptured }) {
  if (status === 'created') return ['confirm'];
  if (status !== 'initialized' && status !== 'checkoutFinished') return [];
  return isCaptured ? ['webhook'] : ['approve', 'decline', 'cancel'];
}

/** @param {Payment} payment */
function whatFor({ references }) {
  const [first = ''] = references;
  return references.length === 1 ? `Ärende ${first}` : `${String(references.length)} ärenden`;
}

/**
 * @param {Payment} payment
 * @param {(deed: PaymentDeed, payment: Payment, name: string) => void} onDeed
 */
function paymentCard(payment, onDeed) {
  const name = namesByNumber.get(payment.personalNumber) ?? payment.personalNumber;
  const card = make('li', '', 'card payment');
  const heading = make('h3', `${name}: ${kronorText(payment.amount)}`);
  heading.tabIndex = -1;
  const facts = make('div', '');
  const time = new Date(payment.createdAt).toLocaleString('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const details = make('p', `${whatFor(payment)}, påbörjad `, 'number');
  details.append(make('span', time, 'whole'));
  facts.append(heading, make('p', describe(payment)), details);
  const buttons = make('div', '', 'buttons');
  for (const deed of deedsFor(payment)) {
    const button = make('button', deedTexts[deed]);
    button.setAttribute('type', 'button');
    button.setAttribute('aria-label', `${deedTexts[deed]}: ${name}, ${kronorText(payment.amount)}`);
    button.addEventListener('click', () => onDeed(deed, payment, name));
    buttons.append(button);
  }
  card.dataset['payment'] = payment.paymentId;
  card.append(facts, buttons);
  return card;
}

/**
 * Draws the payments, newest first. Whoever stood on one of them stays there.
 * @param {readonly Payment[]} payments
 * @param {(deed: PaymentDeed, payment: Payment, name: string) => void} onDeed
 */
function draw(payments, onDeed) {
  const now = JSON.stringify(payments);
  if (now === drawn) return;
  drawn = now;
  const list = element('payments', HTMLUListElement);
  const focused = list.querySelector(':focus-within')?.closest('[data-payment]');
  list.replaceChildren(...payments.toReversed().map((payment) => paymentCard(payment, onDeed)));
  element('no-payments', HTMLParagraphElement).hidden = payments.length > 0;
  if (!(focused instanceof HTMLElement)) return;
  for (const card of list.querySelectorAll('[data-payment]')) {
    if (card.getAttribute('data-payment') !== focused.dataset['payment']) continue;
    const target = card.querySelector('h3');
    if (target !== null) target.focus();
  }
}

/**
 * Lets the section work.
 * @param {(tone: 'positive' | 'critical', text: string) => void} tell
 * @param {(work: () => Promise<void>) => void} attempt
 */
export function startPayments(tell, attempt) {
  const isHeld = element('hold-webhooks', HTMLInputElement);

  const show = async () => {
    if (document.visibilityState !== 'visible') return;
    if (namesByNumber.size === 0) {
      for (const persona of await fetchPersonas()) {
        namesByNumber.set(persona.personalNumber, persona.fullName);
      }
    }
    const isAutomatic = await fetchWebhooksAreAutomatic();
    if (document.activeElement !== isHeld) isHeld.checked = !isAutomatic;
    draw(await fetchPayments(), (deed, payment, name) => {
      attempt(async () => {
        if (await actOnPayment(payment.paymentId, deed)) {
          tell('positive', `${deedTexts[deed]}: ${name}, ${kronorText(payment.amount)}.`);
        } else {
          tell('critical', 'Det gick inte. Betalningen har kommit längre än så.');
        }
        await show();
      });
    });
  };

  isHeld.addEventListener('change', () => {
    attempt(async () => {
      await setWebhooksAreAutomatic(!isHeld.checked);
      tell(
        'positive',
        isHeld.checked
          ? 'Betalföretaget väntar med sina besked.'
          : 'Betalföretaget skickar sina besked av sig självt.',
      );
    });
  });
  return show;
}
