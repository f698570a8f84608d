import { element, make } from './dom.js';
import { startExtracts } from './extracts.js';
import { startMessages } from './messages.js';
import { startOperations } from './operations.js';
import { startPayments } from './payments.js';
import { actAsPhone, fetchOrder, fetchPersonas, logIn, reset } from './sandboxApi.js';

/** @typedef {import('./sandboxApi.js').Persona} Persona */
/** @typedef {import('./sandboxApi.js').Order} Order */

const pollInterval = 2000;

/** @typedef {'customers' | 'phone' | 'payments' | 'messages' | 'extracts' | 'operations' | 'reset'} Part */

/**
 * Says in words what happened, in the part of the page where it was asked for.
 * @param {Part} part
 * @param {'positive' | 'critical'} tone
 * @param {string} text
 */
function tell(part, tone, text) {
  const status = element(`${part}-status`, HTMLParagraphElement);
  status.dataset['tone'] = tone;
  status.textContent = text;
}

/**
 * Runs the work and says so if it fails, for instance because the sandbox has been stopped.
 * @param {Part} part
 * @param {() => Promise<void>} work
 */
function attempt(part, work) {
  work().catch(() => tell(part, 'critical', 'Provmiljön svarar inte. Är den igång?'));
}

/** @param {Persona} persona */
function customerCard({ personalNumber, fullName, summary }) {
  const card = make('li', '', 'card');
  const button = make('button', 'Logga in', 'primary');
  button.setAttribute('type', 'button');
  button.setAttribute('aria-label', `Logga in som ${fullName}`);
  button.addEventListener('click', () =>
    attempt('customers', async () => {
      if (await logIn(personalNumber)) location.assign('/oversikt');
      else tell('customers', 'critical', 'Det gick inte att logga in.');
    }),
  );
  card.append(
    make('h3', fullName),
    make('p', summary),
    make('p', `Personnummer ${personalNumber}`, 'number'),
    button,
  );
  return card;
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

/** @param {Order | null} order */
function describeOrder(order) {
  if (order === null) return 'Ingen inloggning har startats.';
  const time = new Date(order.createdAt).toLocaleTimeString('sv-SE');
  const way = order.mode === 'qr' ? 'QR-kod' : 'appen på samma enhet';
  const state = order.status === 'complete' ? 'klar' : hintTexts[order.hintCode];
  return `Inloggning med ${way}, startad ${time}: ${state ?? order.hintCode}.`;
}

async function showOrder() {
  if (document.visibilityState !== 'visible') return;
  const text = describeOrder(await fetchOrder());
  const box = element('order', HTMLParagraphElement);
  if (box.textContent !== text) box.textContent = text;
}

/** @param {HTMLButtonElement} button */
async function pressPhoneButton(button) {
  const signer = element('signer', HTMLSelectElement);
  const status = await actAsPhone(button.dataset['action'] ?? '', signer.value);
  if (status === 200) tell('phone', 'positive', `Telefonen: ${button.textContent}.`);
  else tell('phone', 'critical', 'Ingen inloggning väntar. Starta en på Mina sidor först.');
  await showOrder();
}

async function showCustomers() {
  const personas = await fetchPersonas();
  element('customers', HTMLUListElement).replaceChildren(...personas.map(customerCard));
  element('signer', HTMLSelectElement).replaceChildren(
    ...personas.map(({ fullName, personalNumber }) => new Option(fullName, personalNumber)),
  );
}

for (const button of document.querySelectorAll('button[data-action]')) {
  if (!(button instanceof HTMLButtonElement)) continue;
  button.addEventListener('click', () => attempt('phone', () => pressPhoneButton(button)));
}

const showPayments = startPayments(
  (tone, text) => tell('payments', tone, text),
  (work) => attempt('payments', work),
);

const showMessages = startMessages(
  (tone, text) => tell('messages', tone, text),
  (work) => attempt('messages', work),
);

const showExtracts = startExtracts(
  (tone, text) => tell('extracts', tone, text),
  (work) => attempt('extracts', work),
);

const showOperations = startOperations(
  (tone, text) => tell('operations', tone, text),
  (work) => attempt('operations', work),
);

/** Not as often as the rest: a customer may have thousands of messages, and systems change seldom. */
function refreshSlowly() {
  if (document.visibilityState !== 'visible') return;
  attempt('messages', showMessages);
  attempt('operations', showOperations);
}

/** What changes while the page is looked at. */
function refresh() {
  attempt('phone', showOrder);
  attempt('payments', showPayments);
  attempt('extracts', showExtracts);
}

element('reset', HTMLButtonElement).addEventListener('click', () =>
  attempt('reset', async () => {
    if (await reset()) tell('reset', 'positive', 'Provmiljön är återställd.');
    else tell('reset', 'critical', 'Det gick inte att återställa provmiljön.');
    refresh();
    refreshSlowly();
  }),
);

document.addEventListener('visibilitychange', refresh);
document.addEventListener('visibilitychange', refreshSlowly);
addEventListener('focus', refreshSlowly);
setInterval(refresh, pollInterval);
attempt('customers', showCustomers);
refresh();
refreshSlowly();
