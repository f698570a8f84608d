import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';

import { notices } from '../notices.ts';
import { chosenFile as fileContent } from '../../../e2e/support/fileContent.ts';
import { shownText } from './shownText.ts';

/** The headings of the conversations, from top to bottom. */
export const headings = () =>
  within(screen.getByRole('main')).queryAllByRole('heading', { level: 2 });

/** The subjects of the conversations, from top to bottom. */
export const subjects = () =>
  // Behind the subject follow words that are only heard.
  headings().map((heading) => shownText(heading.querySelector('button span > span')));

/** The button in the heading of the conversation about this subject. Its name also says number and state. */
export const conversation = (name: string) =>
  screen.queryByRole('button', { name: new RegExp(`^${name}`, 'u') });

/** Opens the conversation about this subject, or closes it. */
export async function press(subject: string): Promise<void> {
  await userEvent.click(
    await screen.findByRole('button', { name: new RegExp(`^${subject} `, 'u') }),
  );
}

/** The conversation about this subject, with its messages and its reply box. */
export const thread = (subject: string) =>
  shownText(conversation(`${subject} `)?.closest('li') ?? null);

/** The messages of the open conversations, from top to bottom. */
export const articles = () => screen.queryAllByRole('article');

export const replyField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Svara' });

/** Replaces the text of the field, as by pasting. */
export async function write(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** A file of this name, with the content that the name implies unless another is given. */
export function chosenFile(name: string, content?: string): File {
  const { mimeType, buffer } = fileContent(name);
  return new File([content ?? new Uint8Array(buffer)], name, { type: mimeType });
}

export async function attach(...files: readonly File[]): Promise<void> {
  await userEvent.upload(screen.getByLabelText('Bifoga filer'), [...files]);
}

/** The names of the chosen files, with their sizes. */
export const chosen = () =>
  screen
    .queryAllByRole('list', { name: 'Bifogade filer' })
    .filter((list) => list.closest('form') !== null)
    .flatMap((list) => within(list).queryAllByRole('listitem'))
    .map((item) => shownText(item));

/** What shows in alerts. */
export const alerts = () =>
  notices('alert')
    .map((alert) => shownText(alert))
    .join(' ');

/** What shows in places that report a state. */
export const statuses = () =>
  notices('status')
    .map((status) => shownText(status))
    .join(' ');

/** The name of the link to the messages, with the unread count. */
export const badge = () =>
  shownText(screen.queryAllByRole('link', { name: /^Meddelanden/u })[0] ?? null);

/** Whether the customer cannot change the field, also because of what it stands in. */
export const isLocked = (field: Element) =>
  field.matches(':disabled, [readonly], [aria-disabled="true"], [aria-disabled="true"] *');
