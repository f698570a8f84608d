import { ask, call } from './call.js';
import { drawer, element, make } from './dom.js';
import { section } from './section.js';

/** @typedef {import('./call.js').AnswerOf<'GET site-state'>[number]} SystemState */

/** @type {Readonly<Record<string, string>>} */
const names = {
  portal: 'Hela portalen',
  insurance: 'Krav',
  communication: 'Meddelanden',
  documents: 'Dokument',
  payments: 'Betalningar',
  attachedFiles: 'Bifogade filer',
  damage: 'Skador',
  insuranceDocuments: 'Dokument om krav',
  registerExtract: 'Registerutdrag',
};

/** The text that the portal shows to everybody, as HTML. */
async function fetchInformationText() {
  const response = await fetch('/api/PortalSiteState/GetSiteInformationText');
  return response.ok ? response.text() : '';
}

/** Starts the section. Returns a function that refreshes it. */
export function startOperations() {
  const { act, attempt } = section('operations');
  const information = element('information', HTMLTextAreaElement);

  /** @param {SystemState} state */
  const toChoice = ({ system, online }) => {
    const name = names[system] ?? system;
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.id = `system-${system}`;
    box.checked = online;
    box.addEventListener('change', () =>
      act(() => call('PATCH site-state', { body: [{ system, online: box.checked }] }), {
        done: `${name} är ${box.checked ? 'på' : 'av'}.`,
        show,
      }),
    );
    const label = make('label', name);
    label.setAttribute('for', box.id);
    return make('div', [box, label], 'choice');
  };
  const draw = drawer(element('systems', HTMLDivElement), toChoice, ({ id }) =>
    document.getElementById(id)?.focus(),
  );
  const show = async () => {
    draw(await ask('GET site-state'));
    if (document.activeElement !== information) information.value = await fetchInformationText();
  };

  element('inform', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    const html = information.value;
    act(() => call('PUT information-text', { body: { html } }), {
      done: html === '' ? 'Texten är borttagen.' : 'Texten visas för alla.',
    });
  });
  return () => attempt(show);
}
