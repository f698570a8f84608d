import { element, kronorText, make } from './dom.js';

/**
 * Shows who is paid, how much, and by which OCR number; the whole debt is paid without one.
 * @param {import('../view.ts').CheckoutView} view
 */
export function showFacts({ payee, amount, ocrNumber }) {
  /** @type {[string, string][]} */
  const facts = [
    ['Till', payee],
    ['Belopp', kronorText(amount)],
  ];
  if (ocrNumber !== null) facts.push(['OCR-nummer', ocrNumber]);
  element('facts', HTMLElement).replaceChildren(
    ...facts.map(([term, value]) => {
      const pair = make('div', '');
      pair.append(make('dt', term), make('dd', value));
      return pair;
    }),
  );
}
