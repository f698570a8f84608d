import { ask, call } from './call.js';
import { drawer, element, kronorText, make, makeButton, makeCard } from './dom.js';
import { fetchNames } from './personas.js';
import { section } from './section.js';

/**
 * @typedef {import('./call.js').AnswerOf<'GET payments'>[number]} Payment
 * @typedef {'approve' | 'decline' | 'cancel' | 'webhook' | 'confirm'} PaymentDeed
 */

/**
 * How far the payment has come, in words.
 * @param {Payment} payment
 */
function describe({ status, endReason, captures }) {
  switch (status) {
    case 'initialized':
    case 'checkoutFinished':
      if (captures.length > 0) {
        return 'Betald i Swish. Betalföretaget har inte skickat något besked.';
      }
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
function deedsFor({ status, captures }) {
  if (status === 'created') return ['confirm'];
  if (status !== 'initialized' && status !== 'checkoutFinished') return [];
  return captures.length > 0 ? ['webhook'] : ['approve', 'decline', 'cancel'];
}

/**
 * @param {string} id
 * @param {PaymentDeed} deed
 */
const doDeed = (id, deed) =>
  deed === 'webhook' || deed === 'confirm'
    ? call(`POST payments/:id/${deed}`, { id })
    : call('POST payments/:id/phone', { id, body: { action: deed } });

/** @param {Payment} payment */
function detailsOf({ references, createdAt }) {
  const [first = ''] = references;
  const whatFor =
    references.length === 1 ? `Ärende ${first}` : `${String(references.length)} ärenden`;
  const time = new Date(createdAt).toLocaleString('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const details = make('p', `${whatFor}, påbörjad `, 'number');
  details.append(make('span', time, 'whole'));
  return details;
}

/** Starts the section. Returns a function that refreshes it. */
export function startPayments() {
  const { act, attempt, hold } = section('payments');
  const showHold = hold('hold-webhooks', 'payment-webhooks', {
    held: 'Betalföretaget väntar med sina besked.',
    automatic: 'Betalföretaget skickar sina besked av sig självt.',
  });
  const list = element('payments', HTMLUListElement);
  /** @type {Map<string, string>} */
  let names = new Map();

  /** @param {Payment} payment */
  const toCard = (payment) => {
    const { paymentId, personalNumber, amount } = payment;
    const what = `${names.get(personalNumber) ?? personalNumber}: ${kronorText(amount)}`;
    const heading = make('h3', what);
    heading.tabIndex = -1;
    const buttons = deedsFor(payment).map((deed) => {
      const text = `${deedTexts[deed]}: ${what.replace(':', ',')}`;
      return makeButton(deedTexts[deed], text, () =>
        act(() => doDeed(paymentId, deed), {
          done: `${text}.`,
          refused: 'Det gick inte. Betalningen har kommit längre än så.',
          show,
        }),
      );
    });
    const card = makeCard([heading, make('p', describe(payment)), detailsOf(payment)], buttons);
    card.id = `payment-${paymentId}`;
    return card;
  };
  // The focus stays on the same payment, though its button may be gone.
  const draw = drawer(list, toCard, (focused) => {
    const heading = document.getElementById(focused.closest('li')?.id ?? '')?.querySelector('h3');
    heading?.focus();
  });
  const show = async () => {
    if (document.visibilityState !== 'visible') return;
    names = await fetchNames();
    await showHold();
    const payments = await ask('GET payments');
    draw(payments.toReversed());
    element('no-payments', HTMLParagraphElement).hidden = payments.length > 0;
  };
  return () => attempt(show);
}
