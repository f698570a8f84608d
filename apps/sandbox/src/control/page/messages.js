import { element, make } from './dom.js';
import {
  actOnFile,
  fetchConversations,
  fetchProcessingIsAutomatic,
  setProcessingIsAutomatic,
  writeAsProvider,
} from './messagesApi.js';
import { fetchPersonas } from './sandboxApi.js';

/**
 * @typedef {import('./messagesApi.js').AttachedFile} AttachedFile
 * @typedef {import('./messagesApi.js').Conversation} Conversation
 */

/** @type {Readonly<Record<string, string>>} */
const subjects = {
  insurance: 'Trafikförsäkringsavgift',
  damage: 'Skada',
  other: 'Övrigt',
  none: 'Utan ämne',
};

/** @type {Readonly<Record<'process' | 'remove', string>>} */
const deedTexts = { process: 'Granska klart', remove: 'Ta bort' };

/** @param {Conversation} conversation */
function toOption({ conversationId, publicId, subject, lastMessage }) {
  const beginning = lastMessage.slice(0, 40).replaceAll('\n', ' ');
  return new Option(`${publicId} ${subjects[subject] ?? subject}: ${beginning}`, conversationId);
}

/** @param {AttachedFile} file */
function describe({ state, isRemoved }) {
  if (isRemoved) return 'Borttagen.';
  return state === 'ready' ? 'Går att hämta.' : 'Under behandling.';
}

/**
 * @param {AttachedFile} file
 * @param {(deed: 'process' | 'remove', file: AttachedFile) => void} onDeed
 */
function fileCard(file, onDeed) {
  const card = make('li', '', 'card payment');
  const facts = make('div', '');
  facts.append(make('h4', file.fileName), make('p', describe(file)));
  const buttons = make('div', '', 'buttons');
  /** @type {('process' | 'remove')[]} */
  const deeds = file.state === 'ready' ? ['remove'] : ['process', 'remove'];
  for (const deed of file.isRemoved ? [] : deeds) {
    const button = make('button', deedTexts[deed]);
    button.setAttribute('type', 'button');
    button.setAttribute('aria-label', `${deedTexts[deed]}: ${file.fileName}`);
    button.addEventListener('click', () => onDeed(deed, file));
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
export function startMessages(tell, attempt) {
  const customer = element('reader', HTMLSelectElement);
  const conversation = element('conversation', HTMLSelectElement);
  const department = element('department', HTMLSelectElement);
  const message = element('message', HTMLTextAreaElement);
  const isHeld = element('hold-files', HTMLInputElement);

  const show = async () => {
    if (customer.options.length === 0) {
      for (const { fullName, personalNumber } of await fetchPersonas()) {
        customer.add(new Option(fullName, personalNumber));
      }
    }
    const isAutomatic = await fetchProcessingIsAutomatic();
    if (document.activeElement !== isHeld) isHeld.checked = !isAutomatic;
    const reader = customer.value;
    const conversations = await fetchConversations(reader);
    // Another one has been chosen meanwhile, and shows by itself.
    if (customer.value !== reader) return;
    const chosen = conversation.value;
    conversation.replaceChildren(new Option('En ny konversation', ''));
    for (const each of conversations) conversation.add(toOption(each));
    if (conversations.some(({ conversationId }) => conversationId === chosen)) {
      conversation.value = chosen;
    }
    const files = conversations.flatMap((each) => each.files);
    element('files', HTMLUListElement).replaceChildren(
      ...files.map((file) =>
        fileCard(file, (deed, { token, fileName }) => {
          attempt(async () => {
            if (await actOnFile(token, deed)) tell('positive', `${deedTexts[deed]}: ${fileName}.`);
            else tell('critical', 'Det gick inte. Filen finns inte längre.');
            await show();
            // The button is gone; whoever pressed it goes on from what happened.
            element('messages-heading', HTMLHeadingElement).focus();
          });
        }),
      ),
    );
    element('no-files', HTMLParagraphElement).hidden = files.length > 0;
  };

  customer.addEventListener('change', () => attempt(show));
  element('write', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    attempt(async () => {
      const { value } = message;
      const name = customer.selectedOptions[0]?.text ?? '';
      if (await writeAsProvider(customer.value, conversation.value, department.value, value)) {
        message.value = '';
        tell('positive', `Meddelandet är skickat till ${name}.`);
      } else {
        tell('critical', 'Det gick inte att skicka meddelandet.');
      }
      await show();
    });
  });
  isHeld.addEventListener('change', () => {
    attempt(async () => {
      await setProcessingIsAutomatic(!isHeld.checked);
      tell(
        'positive',
        isHeld.checked ? 'Nya filer väntar på granskning.' : 'Nya filer granskas av sig själva.',
      );
    });
  });
  return show;
}
