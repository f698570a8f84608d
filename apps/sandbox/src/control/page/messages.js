import { ask, call } from './call.js';
import { element, make, makeButton, makeCard } from './dom.js';
import { toOptions } from './personas.js';
import { section } from './section.js';

/**
 * @typedef {import('./call.js').AnswerOf<'GET conversations'>[number]} Conversation
 * @typedef {Conversation['conversationMessages'][number]['files'][number]} AttachedFile
 */

/** @type {Readonly<Record<string, string>>} */
const subjects = {
  insurance: 'Trafikförsäkringsavgift',
  damage: 'Skada',
  other: 'Övrigt',
  none: 'Utan ämne',
};

/** @param {Conversation} conversation */
function toOption({ conversationId, publicId, subject, conversationMessages }) {
  const beginning = conversationMessages.at(-1)?.message?.slice(0, 40).replaceAll('\n', ' ') ?? '';
  return new Option(
    `${publicId} ${subjects[subject ?? 'none'] ?? subject}: ${beginning}`,
    conversationId,
  );
}

/** @param {AttachedFile} file */
function describe({ state, removedDateTime }) {
  if (removedDateTime !== null) return 'Borttagen.';
  return state === 'ready' ? 'Går att hämta.' : 'Under behandling.';
}

/** Starts the section. Returns a function that refreshes it. */
export function startMessages() {
  const { act, attempt, hold } = section('messages');
  const customer = element('reader', HTMLSelectElement);
  const conversation = element('conversation', HTMLSelectElement);
  const department = element('department', HTMLSelectElement);
  const message = element('message', HTMLTextAreaElement);
  const showHold = hold('hold-files', 'attachments', {
    held: 'Nya filer väntar på granskning.',
    automatic: 'Nya filer granskas av sig själva.',
  });

  /** @param {AttachedFile} file */
  const toCard = (file) => {
    /**
     * @param {string} text
     * @param {'process' | 'remove'} deed
     */
    const button = (text, deed) =>
      makeButton(text, `${text}: ${file.fileName}`, () =>
        act(() => call(`POST attachments/:id/${deed}`, { id: file.token }), {
          done: `${text}: ${file.fileName}.`,
          refused: 'Det gick inte. Filen finns inte längre.',
          show: async () => {
            await show();
            // The pressed button is gone: move the focus to the section's heading.
            element('messages-heading', HTMLHeadingElement).focus();
          },
        }),
      );
    const buttons = [];
    if (file.removedDateTime === null) {
      if (file.state !== 'ready') buttons.push(button('Granska klart', 'process'));
      buttons.push(button('Ta bort', 'remove'));
    }
    return makeCard([make('h4', file.fileName), make('p', describe(file))], buttons);
  };

  const show = async () => {
    if (customer.options.length === 0) customer.replaceChildren(...(await toOptions()));
    await showHold();
    const reader = customer.value;
    const conversations = await ask('GET conversations', { personalNumber: reader });
    // The user has chosen another customer meanwhile; that choice draws itself.
    if (customer.value !== reader) return;
    const chosen = conversation.value;
    conversation.replaceChildren(
      new Option('En ny konversation', ''),
      ...conversations.map(toOption),
    );
    if (conversations.some(({ conversationId }) => conversationId === chosen)) {
      conversation.value = chosen;
    }
    const files = conversations.flatMap((each) =>
      each.conversationMessages.flatMap((written) => written.files),
    );
    element('files', HTMLUListElement).replaceChildren(...files.map(toCard));
    element('no-files', HTMLParagraphElement).hidden = files.length > 0;
  };

  /** Starts a new conversation when none is chosen. */
  const write = async () => {
    const from = department.value;
    const body = { from, message: message.value };
    const id = conversation.value;
    if (id === '') {
      const subject = from === 'damage' ? 'damage' : 'other';
      await call('POST conversations', {
        body: { ...body, personalNumber: customer.value, subject },
      });
    } else await call('POST conversations/:id/reply', { id, body });
    message.value = '';
  };

  customer.addEventListener('change', () => attempt(show));
  element('write', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    act(write, {
      done: `Meddelandet är skickat till ${customer.selectedOptions[0]?.text ?? ''}.`,
      refused: 'Det gick inte att skicka meddelandet.',
      show,
    });
  });
  return () => attempt(show);
}
