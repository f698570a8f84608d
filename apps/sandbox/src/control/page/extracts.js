import { element, make } from './dom.js';
import {
  fetchExtractOrders,
  fetchExtractsAreAutomatic,
  finishExtract,
  setExtractsAreAutomatic,
} from './operationsApi.js';
import { fetchPersonas } from './sandboxApi.js';

/** @typedef {import('./operationsApi.js').ExtractOrder} ExtractOrder */

/**
 * How far the order has come, in words.
 * @param {ExtractOrder} order
 */
function describe({ state, isListed }) {
  if (state !== 'ready') return 'Beställt. Det är inte klart än.';
  return isListed
    ? 'Klart. Kunden hittar det under Dokument.'
    : 'De tre månaderna är slut. Kunden ser det inte längre.';
}

/**
 * @param {ExtractOrder} order
 * @param {string} name
 * @param {() => void} onFinish
 */
function orderCard(order, name, onFinish) {
  const { state, email, orderedAt } = order;
  const card = make('li', '', 'card payment');
  const facts = make('div', '');
  facts.append(
    make('h3', name),
    make('p', describe(order)),
    make('p', `Beställt ${orderedAt.slice(0, 10)}, till ${email}`, 'number'),
  );
  const buttons = make('div', '', 'buttons');
  if (state !== 'ready') {
    const button = make('button', 'Gör klart');
    button.setAttribute('type', 'button');
    button.setAttribute('aria-label', `Gör klart: registerutdrag för ${name}`);
    button.addEventListener('click', onFinish);
    buttons.append(button);
  }
  card.append(facts, buttons);
  return card;
}

/**
 * Lets the section work.
 * @param {(tone: 'positive' | 'critical', text: string) => void} tell
 * @param {(work: () => Promise<void>) => void} attempt
 */
export function startExtracts(tell, attempt) {
  const isHeld = element('hold-extracts', HTMLInputElement);
  const list = element('extracts', HTMLUListElement);
  /** @type {Map<string, string>} */
  const names = new Map();
  let drawn = '';

  const show = async () => {
    if (names.size === 0) {
      for (const { fullName, personalNumber } of await fetchPersonas()) {
        names.set(personalNumber, fullName);
      }
    }
    const isAutomatic = await fetchExtractsAreAutomatic();
    if (document.activeElement !== isHeld) isHeld.checked = !isAutomatic;
    const orders = await fetchExtractOrders();
    const now = JSON.stringify(orders);
    if (now === drawn) return;
    drawn = now;
    const hadFocus = list.contains(document.activeElement);
    list.replaceChildren(
      ...orders.toReversed().map((order) => {
        const name = names.get(order.personalNumber) ?? order.personalNumber;
        return orderCard(order, name, () => {
          attempt(async () => {
            if (await finishExtract(order.token)) {
              tell('positive', `Registerutdraget för ${name} är klart.`);
            } else tell('critical', 'Det gick inte. Beställningen finns inte längre.');
            await show();
          });
        });
      }),
    );
    // The button is gone; whoever pressed it goes on from what happened.
    if (hadFocus) element('extracts-heading', HTMLHeadingElement).focus();
  };

  isHeld.addEventListener('change', () => {
    attempt(async () => {
      await setExtractsAreAutomatic(!isHeld.checked);
      tell(
        'positive',
        isHeld.checked
          ? 'Nya beställningar väntar på dig.'
          : 'Nya beställningar görs av sig själva.',
      );
    });
  });
  return show;
}
