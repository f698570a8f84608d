import { ask, call } from './call.js';
import { drawer, element, make, makeButton, makeCard } from './dom.js';
import { fetchNames } from './personas.js';
import { section } from './section.js';

/** @typedef {import('./call.js').AnswerOf<'GET register-extracts'>[number]} ExtractOrder */

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

/** Starts the section. Returns a function that refreshes it. */
export function startExtracts() {
  const { act, attempt, hold } = section('extracts');
  const showHold = hold('hold-extracts', 'register-extract-processing', {
    held: 'Nya beställningar väntar på dig.',
    automatic: 'Nya beställningar görs av sig själva.',
  });
  /** @type {Map<string, string>} */
  let names = new Map();

  /** @param {ExtractOrder} order */
  const toCard = (order) => {
    const { token, personalNumber, state, email, orderedAt } = order;
    const name = names.get(personalNumber) ?? personalNumber;
    const finish = () =>
      act(() => call('POST register-extracts/:id/finish', { id: token }), {
        done: `Registerutdraget för ${name} är klart.`,
        refused: 'Det gick inte. Beställningen finns inte längre.',
        show,
      });
    return makeCard(
      [
        make('h3', name),
        make('p', describe(order)),
        make('p', `Beställt ${orderedAt.slice(0, 10)}, till ${email}`, 'number'),
      ],
      state === 'ready'
        ? []
        : [makeButton('Gör klart', `Gör klart: registerutdrag för ${name}`, finish)],
    );
  };
  // The pressed button is gone: move the focus to the section's heading.
  const draw = drawer(element('extracts', HTMLUListElement), toCard, () =>
    element('extracts-heading', HTMLHeadingElement).focus(),
  );
  const show = async () => {
    names = await fetchNames();
    await showHold();
    draw((await ask('GET register-extracts')).toReversed());
  };
  return () => attempt(show);
}
