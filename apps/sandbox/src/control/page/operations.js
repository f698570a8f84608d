import { element, make } from './dom.js';
import {
  fetchInformationText,
  fetchSystems,
  setInformationText,
  setSystems,
} from './operationsApi.js';

/** @typedef {import('./operationsApi.js').SystemState} SystemState */

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

/**
 * @param {SystemState} state
 * @param {(state: SystemState, name: string) => void} onChange
 */
function systemChoice({ system, online }, onChange) {
  const name = names[system] ?? system;
  const choice = make('div', '', 'choice');
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.id = `system-${system}`;
  box.checked = online;
  const label = make('label', name);
  label.setAttribute('for', box.id);
  box.addEventListener('change', () => onChange({ system, online: box.checked }, name));
  choice.append(box, label);
  return choice;
}

/**
 * Lets the section work.
 * @param {(tone: 'positive' | 'critical', text: string) => void} tell
 * @param {(work: () => Promise<void>) => void} attempt
 */
export function startOperations(tell, attempt) {
  const systems = element('systems', HTMLDivElement);
  const information = element('information', HTMLTextAreaElement);
  let drawn = '';

  const show = async () => {
    const states = await fetchSystems();
    const now = JSON.stringify(states);
    const focused = document.activeElement?.id ?? '';
    if (now !== drawn) {
      drawn = now;
      systems.replaceChildren(
        ...states.map((state) =>
          systemChoice(state, (changed, name) => {
            attempt(async () => {
              await setSystems([changed]);
              tell('positive', `${name} är ${changed.online ? 'på' : 'av'}.`);
              await show();
            });
          }),
        ),
      );
      // Drawn anew under the keyboard: whoever stood on a box stands on it still.
      if (focused.startsWith('system-')) document.getElementById(focused)?.focus();
    }
    if (document.activeElement !== information) information.value = await fetchInformationText();
  };

  element('inform', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    attempt(async () => {
      await setInformationText(information.value);
      tell(
        'positive',
        information.value === '' ? 'Texten är borttagen.' : 'Texten visas för alla.',
      );
    });
  });
  return show;
}
