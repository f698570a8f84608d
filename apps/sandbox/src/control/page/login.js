import { ask, call } from './call.js';
import { element, make, makeButton, makeCard } from './dom.js';
import { fetchPersonas, toOptions } from './personas.js';
import { section } from './section.js';

/**
 * @typedef {import('./call.js').AnswerOf<'GET personas'>[number]} Persona
 * @typedef {import('./call.js').AnswerOf<'GET bankid'>['order']} Order
 */

const customers = section('customers');
const phone = section('phone');

/** @param {Persona} persona */
function customerCard({ personalNumber, fullName, summary }) {
  const logIn = async () => {
    await call('POST login', { body: { personalNumber } });
    location.assign('/oversikt');
  };
  const button = makeButton(
    'Logga in',
    `Logga in som ${fullName}`,
    () => customers.act(logIn, { done: '', refused: 'Det gick inte att logga in.' }),
    'primary',
  );
  return makeCard(
    [
      make('h3', fullName),
      make('p', summary),
      make('p', `Personnummer ${personalNumber}`, 'number'),
    ],
    [button],
  );
}

/** @type {Readonly<Record<string, string>>} */
const hintTexts = {
  outstandingTransaction: 'väntar på att appen öppnas',
  noClient: 'ingen app har svarat än',
  started: 'appen är öppen',
  userMrtd: 'appen läser ID-handlingen',
  userSign: 'säkerhetskoden skrivs in',
  userCancel: 'kunden avbröt',
  expiredTransaction: 'tiden gick ut',
  certificateErr: 'BankID är spärrat',
  startFailed: 'appen startades inte i tid',
};

/** @param {Order} order */
function describeOrder(order) {
  if (order === null) return 'Ingen inloggning har startats.';
  const time = new Date(order.createdAt).toLocaleTimeString('sv-SE');
  const way = order.mode === 'qr' ? 'QR-kod' : 'appen på samma enhet';
  const state = order.status === 'complete' ? 'klar' : hintTexts[order.hintCode];
  return `Inloggning med ${way}, startad ${time}: ${state ?? order.hintCode}.`;
}

async function showOrder() {
  if (document.visibilityState !== 'visible') return;
  const text = describeOrder((await ask('GET bankid')).order);
  const box = element('order', HTMLParagraphElement);
  if (box.textContent !== text) box.textContent = text;
}

/** Starts the customers' cards and the phone. Returns a function that shows the newest login. */
export function startLogin() {
  const signer = element('signer', HTMLSelectElement);
  customers.attempt(async () => {
    const personas = await fetchPersonas();
    element('customers', HTMLUListElement).replaceChildren(...personas.map(customerCard));
    signer.replaceChildren(...(await toOptions()));
  });
  for (const button of document.querySelectorAll('button[data-action]')) {
    button.addEventListener('click', () => {
      const body = { action: button.getAttribute('data-action'), personalNumber: signer.value };
      phone.act(() => call('POST bankid', { body }), {
        done: `Telefonen: ${button.textContent}.`,
        refused: 'Ingen inloggning väntar. Starta en på Mina sidor först.',
        show: showOrder,
      });
    });
  }
  return () => phone.attempt(showOrder);
}
