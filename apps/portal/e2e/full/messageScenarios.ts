import { Messages } from '../pages/Messages.ts';
import { QuestionForm } from '../pages/QuestionForm.ts';
import { ReplyForm } from '../pages/ReplyForm.ts';
import { customers } from '../support/customers.ts';
import { expectConnections } from '../support/liveConnection.ts';
import { Provider } from '../support/provider.ts';
import { opens, type Scenario, type Stage } from './scenario.ts';

/** The customer's text, which must survive every way in which the call can fail. */
export const question = 'Vad är det som jag ska betala?';

async function writeQuestion({ page }: Stage): Promise<void> {
  const form = new QuestionForm(page);
  await form.tab.click();
  await form.fill('Övrigt', question);
}

async function writeReply({ page }: Stage): Promise<void> {
  const reply = new ReplyForm(page);
  await reply.open('Skada');
  await reply.field.fill(question);
}

/** The calls of messages and their files. */
export const messageScenarios: readonly Scenario[] = [
  {
    call: 'getConversations',
    system: 'communication',
    act: opens('/meddelanden'),
  },
  {
    call: 'getConversation',
    system: 'communication',
    start: '/meddelanden',
    prepare: ({ sandbox }) => expectConnections(sandbox, 1),
    act: ({ sandbox }) => new Provider(sandbox).replyAbout(customers.maja, 'damage', 'Hej Maja!'),
  },
  {
    call: 'postMessage',
    system: 'communication',
    start: '/meddelanden',
    prepare: writeQuestion,
    act: ({ page }) => new QuestionForm(page).sendButton.click(),
    written: async (page) => {
      await new QuestionForm(page).tab.click();
      return new QuestionForm(page).message.inputValue();
    },
  },
  {
    call: 'postMessageToConversation',
    system: 'communication',
    start: '/meddelanden',
    prepare: writeReply,
    act: ({ page }) => new ReplyForm(page).sendButton.click(),
    written: async (page) => {
      await new ReplyForm(page).open('Skada');
      return new ReplyForm(page).field.inputValue();
    },
  },
  {
    call: 'markConversationAsReadByCustomer',
    system: 'communication',
    start: '/meddelanden',
    act: ({ page }) => page.getByRole('button', { name: /Oläst/u }).first().click(),
  },
  {
    call: 'getAttachmentsMetadata',
    system: 'attachedFiles',
    start: '/meddelanden',
    act: ({ page }) => new ReplyForm(page).open('Skada'),
  },
  {
    call: 'downloadAttachedFile',
    system: 'attachedFiles',
    start: '/meddelanden',
    prepare: ({ page }) => new ReplyForm(page).open('Skada'),
    act: ({ page }) => new Messages(page).file('').first().click(),
  },
  {
    call: 'getNumberOfUnreadConversations',
    system: 'communication',
    act: opens('/oversikt'),
  },
];
