import { element } from './dom.js';
import { actInSwish, fetchView, requestPayment, swishAddress } from './checkoutApi.js';
import { showFacts } from './facts.js';
import { applyTheme } from './looks.js';
import { isSwishNumber, onSwishAction } from './swishRules.js';
import { words } from './words.js';

/** @typedef {import('../view.ts').CheckoutView} CheckoutView */
/** @typedef {import('../view.ts').CheckoutState} CheckoutState */

const pollInterval = 1000;
const announcementTime = 1000;

/**
 * Sends a message to the page around this frame, which has this origin: no other may show the frame.
 * @param {string} name
 * @param {unknown} [value]
 */
const tellShop = (name, value) => {
  // Not the arrow's value: WebKit drops the frame of a call in tail position, and the page would see itself as the sender.
  parent.postMessage({ from: 'sandbox-checkout', name, value }, location.origin);
};

const main = element('checkout', HTMLElement);
const form = element('pay', HTMLFormElement);
const phoneNumber = element('phone-number', HTMLInputElement);
const phoneError = element('phone-error', HTMLParagraphElement);
const heading = element('state-heading', HTMLHeadingElement);
const announcement = element('announcement', HTMLParagraphElement);

/** @type {CheckoutState | null} */
let shown = null;
/** True while waiting for an answer, so that a second press does nothing. */
let isBusy = false;
/** True when an answer was lost: the shown state may be outdated. */
let isInDoubt = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let saidFor;

/**
 * @param {{ heading: string, text: string, tone?: string }} said
 * @param {'focus' | 'announce' | 'quiet'} how
 */
function say(said, how) {
  heading.textContent = said.heading;
  element('state-text', HTMLParagraphElement).textContent = said.text;
  element('state', HTMLDivElement).dataset['tone'] = said.tone ?? '';
  main.hidden = false;
  if (how === 'focus') heading.focus();
  if (how === 'announce') announce(`${said.heading}. ${said.text}`);
}

/**
 * Announces the text to screen readers and removes it again, because the page shows the same text elsewhere.
 * @param {string} text
 */
function announce(text) {
  announcement.textContent = text;
  clearTimeout(saidFor);
  saidFor = setTimeout(() => {
    announcement.textContent = '';
  }, announcementTime);
}

/** @param {string} problem */
function showPhoneError(problem) {
  phoneError.hidden = problem === '';
  phoneError.textContent = problem;
  phoneNumber.setAttribute('aria-invalid', String(problem !== ''));
  phoneNumber.setAttribute('aria-describedby', problem === '' ? 'phone-hint' : 'phone-error');
}

/**
 * Draws the payment and tells the shop. Every page that shows a paid payment reports it; only the page that cancelled a
 * payment reports that, because an old page must not redirect the customer.
 * @param {CheckoutView} view
 * @param {'focus' | 'announce'} how
 */
function show(view, how) {
  if (view.state === shown && !isInDoubt) return;
  const isFirst = shown === null;
  const canBePaid = ['open', 'declined', 'failed', 'expired'].includes(view.state);
  shown = view.state;
  isInDoubt = false;
  showFacts(view);
  form.hidden = !canBePaid;
  element('waiting', HTMLDivElement).hidden = view.state !== 'waiting';
  // The focused element may be in a part that is now hidden.
  const isFocusLost = document.activeElement?.closest('[hidden]') instanceof HTMLElement;
  say(words[view.state], isFirst ? 'quiet' : isFocusLost ? 'focus' : how);
  if (view.state === 'captured') tellShop('payment-completed');
  if (view.state === 'cancelled' && !isFirst) tellShop('payment-cancelled');
}

function showRefusal() {
  form.hidden = true;
  element('waiting', HTMLDivElement).hidden = true;
  say(
    {
      heading: 'Betalningen kan inte visas',
      // The reason is unknown, so the payment may have been made.
      text: 'Har du redan godkänt den i Swish ska du inte betala igen. Gå annars tillbaka och försök igen.',
      tone: 'critical',
    },
    'announce',
  );
  tellShop('refused');
}

/** @param {() => Promise<CheckoutView>} work */
async function attempt(work) {
  if (isBusy) return;
  isBusy = true;
  main.setAttribute('aria-busy', 'true');
  try {
    show(await work(), 'focus');
  } catch {
    // The request may have reached the phone. Asking again is safe.
    say(
      {
        heading: 'Vi fick inget svar',
        text: 'Kontrollera Swish i din telefon innan du försöker igen.',
        tone: 'critical',
      },
      'focus',
    );
    isInDoubt = true;
  } finally {
    isBusy = false;
    main.setAttribute('aria-busy', 'false');
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const isRight = isSwishNumber(phoneNumber.value);
  const problem = isRight ? '' : 'Ange ett svenskt mobilnummer, till exempel 070-123 45 67.';
  showPhoneError(problem);
  if (isRight) void attempt(() => requestPayment(phoneNumber.value));
  // After Enter in the field the focus does not move, so a screen reader has to be told.
  else if (document.activeElement === phoneNumber) announce(problem);
  else phoneNumber.focus();
});

onSwishAction((action) => void attempt(() => actInSwish(action)));

/** What happens on the phone, or in another tab, shows here too. */
async function poll() {
  const isWanted = shown === 'waiting' || isInDoubt;
  if (isBusy || !isWanted || document.visibilityState !== 'visible') return;
  try {
    const view = await fetchView();
    if (!isBusy) show(view, 'announce');
  } catch {
    // The next poll tries again.
  }
}

element('open-swish', HTMLAnchorElement).href = swishAddress;
applyTheme();
new ResizeObserver(() => tellShop('height', document.documentElement.offsetHeight)).observe(
  document.documentElement,
);
fetchView().then((view) => show(view, 'announce'), showRefusal);
setInterval(() => void poll(), pollInterval);
