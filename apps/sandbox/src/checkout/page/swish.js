import { element } from './dom.js';
import { actInSwish, fetchView, returnAddress } from './checkoutApi.js';
import { showFacts } from './facts.js';
import { onSwishAction } from './swishRules.js';
import { words } from './words.js';

/** @typedef {import('../view.ts').CheckoutView} CheckoutView */

const said = element('state-text', HTMLParagraphElement);
const main = element('swish', HTMLElement);
const actions = element('actions', HTMLDivElement);
let isBusy = false;

/** @param {CheckoutView} view */
function show(view) {
  const canAct = !['captured', 'cancelled', 'superseded'].includes(view.state);
  const { heading, text } = words[view.state];
  showFacts(view);
  said.textContent = canAct ? 'Vill du betala?' : `${heading}. ${text}`;
  actions.hidden = !canAct;
  main.hidden = false;
}

function showNoAnswer() {
  main.hidden = false;
  said.textContent = 'Betalningen kan inte visas just nu. Gå tillbaka till Mina sidor.';
}

onSwishAction((action) => {
  if (isBusy) return;
  isBusy = true;
  // Replaced, so that going back does not lead into the Swish app again.
  actInSwish(action).then(() => location.replace(returnAddress), showNoAnswer);
});

element('back', HTMLAnchorElement).href = returnAddress;
fetchView().then(show, showNoAnswer);
